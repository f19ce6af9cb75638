import { ALL_PROJECTS } from '@rotunda/contract';
import {
  entityMetadata,
  entityTags,
  organization,
  projectCollaborators,
  projectEntities,
  projects,
  tags,
} from '@rotunda/database';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MetadataScope } from '../search-engine.ts';
import { indexedDocument, searchRequest } from '../testing/engine-conformance.ts';
import { buildQuery, title, searchTest } from '../testing/test-search.ts';

const search = searchTest();

describe('Metadata scope', () => {
  const OWN = 'own';
  const OTHER = 'other';
  const ids = { tagId: randomUUID(), otherTagId: randomUUID(), projectId: randomUUID(), otherProjectId: randomUUID() };

  beforeEach(async () => {
    await search.index(...[1, 2, 3].map((documentId) => indexedDocument(documentId, [title('rent')])));
    const by = { createdBy: 'u', createdTs: 0 };
    for (const [id, documentId, tagId, projectId] of [
      [OWN, 1, ids.tagId, ids.projectId],
      [OTHER, 2, ids.otherTagId, ids.otherProjectId],
    ] as const) {
      await search.database.insert(organization).values({ id, name: id, slug: id, externalName: id });
      await search.database.insert(tags).values({ tagId, organizationId: id, name: 'tag', createdTs: 0 });
      await search.database.insert(projects).values({ projectId, organizationId: id, name: 'p', updatedTs: 0, ...by });
      const common = { organizationId: id, documentId };
      await search.database
        .insert(entityMetadata)
        .values({ ...common, priority: 'High', position: 'Support', updatedBy: 'u', updatedTs: 0 });
      await search.database.insert(entityTags).values({ ...common, tagId });
      await search.database.insert(projectEntities).values({ ...common, projectId, ...by });
    }
  });

  const VIEWER = { organizationId: OWN, userId: 'u', role: 'member' } as const;
  const NOTHING_ASKED = { viewer: VIEWER, priorities: [], positions: [], tagIds: [], projectIds: [] };
  const found = async (asked: Partial<MetadataScope>) =>
    (await search.engine.search(searchRequest(buildQuery('rent'), { scope: { ...NOTHING_ASKED, ...asked } })))
      .documentIds;

  it.each([
    ['priority', { priorities: ['High'] }],
    ['position', { positions: ['Support', 'Oppose'] }],
    ['tag', { tagIds: [ids.tagId] }],
    ['project', { projectIds: [ids.projectId] }],
  ])('finds by %s only what the organization itself attached', async (_, asked) => {
    expect(await found(asked)).toEqual([1]);
  });

  it('finds nothing by tags and projects of other organizations', async () => {
    expect(await found({ tagIds: [ids.otherTagId] })).toEqual([]);
    expect(await found({ projectIds: [ids.otherProjectId] })).toEqual([]);
  });

  it('finds nothing by a project the viewer cannot see', async () => {
    const collaborator = { organizationId: OWN, projectId: ids.projectId, userId: 'collaborator' };
    await search.database.insert(projectCollaborators).values(collaborator);
    const foundBy = (viewer: Partial<MetadataScope['viewer']>) =>
      found({ projectIds: [ids.projectId], viewer: { ...VIEWER, ...viewer } });
    expect(await foundBy({ userId: 'someone else' })).toEqual([]);
    expect(await foundBy({ userId: collaborator.userId })).toEqual([1]);
    expect(await foundBy({ userId: 'someone else', role: 'admin' })).toEqual([1]);
    const inAny = (userId: string) => found({ projectIds: ALL_PROJECTS, viewer: { ...VIEWER, userId } });
    expect(await inAny('someone else')).toEqual([]);
    expect(await inAny(collaborator.userId)).toEqual([1]);
  });

  it('requires every given kind of metadata and none when no kind is given', async () => {
    expect(await found({ priorities: ['High'], positions: ['Oppose'] })).toEqual([]);
    expect(await found({})).toEqual([3, 2, 1]);
  });
});
