import { describe, expect, it } from 'vitest';
import { getLinkedEntityType, presentLinkedEntity } from './linked-entities.presenter.ts';
import type { StoredEntity } from './linked-entities.repository.ts';

const stored = (changes: Partial<StoredEntity> = {}): StoredEntity => ({
  documentId: 1,
  fusionId: 'us-119-hr-1',
  documentType: 'Legislation',
  localityExternalId: 'US HR 1',
  title: 'Clean Water Act',
  chamber: null,
  ...changes,
});

describe('presentLinkedEntity', () => {
  it.each<[string, Partial<StoredEntity>, { label: string; description: string | null }]>([
    ['a bill by its number, described by its title', {}, { label: 'US HR 1', description: 'Clean Water Act' }],
    [
      'a bill without a number by its title alone',
      { localityExternalId: null },
      { label: 'Clean Water Act', description: null },
    ],
    [
      'a bill whose number is its title once',
      { localityExternalId: 'Clean Water Act' },
      { label: 'Clean Water Act', description: null },
    ],
    [
      'a person by name, without a chamber',
      { documentType: 'Person', localityExternalId: null, title: 'Ada Crossing', chamber: 'lower' },
      { label: 'Ada Crossing', description: null },
    ],
    [
      'a committee by name, described by its chamber',
      { documentType: 'Committee', title: 'Ways and Means', chamber: 'lower' },
      { label: 'Ways and Means', description: 'lower' },
    ],
    [
      'a committee without a name or chamber by the fallback',
      { documentType: 'Committee', title: '', localityExternalId: null },
      { label: 'No Committee Name', description: null },
    ],
  ])('names %s', (_what, changes, shown) => {
    const entity = stored(changes);
    const { documentType, fusionId } = entity;
    expect(presentLinkedEntity(entity)).toEqual({ documentType, fusionId, ...shown });
  });

  it('returns null for a type that cannot be linked to', () => {
    expect(presentLinkedEntity(stored({ documentType: 'News' }))).toBeNull();
  });
});

describe('getLinkedEntityType', () => {
  it.each([
    ['CustomOrg', 'CustomOrg'],
    ['legislation', undefined],
    ['News', undefined],
    ['', undefined],
  ])('maps the stored type "%s" to %s', (stated, type) => {
    expect(getLinkedEntityType(stated)).toBe(type);
  });
});
