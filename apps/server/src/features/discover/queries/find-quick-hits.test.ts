import { DOCUMENT_TYPES } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { documentPath } from './document-path.ts';
import { presentQuickHit } from './find-quick-hits.ts';
import type { NamedDocument } from '../named-documents/named-documents.repository.ts';

const hit = (changes: Partial<NamedDocument>) =>
  presentQuickHit({
    documentId: 1,
    fusionId: 'us-119-hr-1',
    documentType: 'Legislation',
    localityExternalId: 'US HR 1',
    title: 'An Act',
    isoCode: 'us',
    session: '119',
    sessionName: '119th Congress (2025-2026)',
    byline: 'Of the House',
    ...changes,
  });
const person = (changes: Partial<NamedDocument> = {}) =>
  hit({ documentType: 'Person', fusionId: 'person-1', localityExternalId: null, title: 'Bo Lin', ...changes });

describe('presentQuickHit', () => {
  it('calls a bill by its number and describes it by its title', () => {
    expect(hit({})).toEqual({
      title: 'US HR 1',
      description: 'An Act',
      origin: 'United States · 119th Congress (2025-2026)',
      url: '/legislation/us-119-hr-1',
      id: 'us-119-hr-1',
      documentType: 'Legislation',
    });
  });

  it('calls a document without a number by its title', () => {
    expect(hit({ localityExternalId: null })).toMatchObject({ title: 'An Act', description: 'An Act' });
  });

  it('describes a person by the office, and by nothing without one', () => {
    expect(person()).toMatchObject({ title: 'Bo Lin', description: 'Of the House' });
    expect(person({ byline: null })).toMatchObject({ description: '' });
  });

  it.each<[string, Partial<NamedDocument>, string | null]>([
    ['the number of an unnamed session', { sessionName: null }, 'United States · 119'],
    ['an unknown place in capitals', { isoCode: 'zz', sessionName: null }, 'ZZ · 119'],
    ['nothing without a session', { session: null }, null],
    ['nothing without a place', { isoCode: null }, null],
    ['only the place of a person', { documentType: 'Person', isoCode: 'us-ca' }, 'California'],
    ['nothing for a person without a place', { documentType: 'Person', isoCode: null }, null],
  ])('gives as origin %s', (_what, changes, origin) => {
    expect(hit(changes).origin).toBe(origin);
  });
});

describe('documentPath', () => {
  it('leads to a page of its own for each type', () => {
    const paths = DOCUMENT_TYPES.map((type) => documentPath(type, 'x'));
    expect(new Set(paths).size).toBe(DOCUMENT_TYPES.length);
  });

  it('escapes ids', () => {
    expect(documentPath('Regulation', 'fr/a b?')).toBe('/regulation/fr%2Fa%20b%3F');
  });
});
