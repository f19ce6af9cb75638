import { describe, expect, it } from 'vitest';
import { presentAttachment } from './attachments.presenter.ts';
import type { StoredAttachment } from './attachments.repository.ts';

const stored = (changes: Partial<StoredAttachment> = {}): StoredAttachment => ({
  attachmentId: 'a1',
  organizationId: 'ours',
  title: 'Report',
  summary: null,
  attachmentType: 'link',
  url: 'https://example.org/report',
  urlTitle: null,
  urlDescription: null,
  storageKey: null,
  fileName: null,
  mimetype: null,
  fileBytes: null,
  fileTextProblem: null,
  version: 3,
  createdBy: 'ana',
  createdByName: 'Ana',
  createdTs: 10,
  updatedBy: 'ben',
  updatedTs: 20,
  isSample: false,
  restrictedToUserIds: null,
  tags: [],
  projects: [],
  linkedEntities: [],
  ...changes,
});

describe('presentAttachment', () => {
  it('names who created and who changed it, and when', () => {
    expect(presentAttachment(stored())).toMatchObject({
      id: 'a1',
      version: 3,
      createdBy: 'ana',
      createdByName: 'Ana',
      createdAt: 10,
      lastUpdatedBy: 'ben',
      lastUpdatedAt: 20,
    });
  });

  it.each<[string, Partial<StoredAttachment>, unknown]>([
    ['nothing of a page that was not read', {}, null],
    ['a title without a description', { urlTitle: 'Figures' }, { title: 'Figures', description: null }],
    ['a description without a title', { urlDescription: 'Gauges' }, { title: null, description: 'Gauges' }],
  ])('presents of the linked page %s', (_what, changes, urlMetadata) => {
    expect(presentAttachment(stored(changes))).toMatchObject({ urlMetadata, fileMetadata: null });
  });

  const FILE = { fileName: 'levels.pdf', mimetype: 'application/pdf', fileBytes: 0 };

  it('presents a file by name, type and size, even an empty one', () => {
    expect(presentAttachment(stored({ attachmentType: 'file', url: null, ...FILE }))).toMatchObject({
      attachmentType: 'file',
      url: null,
      fileMetadata: {
        name: 'levels.pdf',
        mimetype: 'application/pdf',
        filesize: 0,
      },
    });
  });

  it.each(['fileName', 'mimetype', 'fileBytes'] as const)('presents no file without %s', (missing) => {
    expect(presentAttachment(stored({ ...FILE, [missing]: null })).fileMetadata).toBeNull();
  });

  it('presents links in their order, without those to types that cannot be linked to', () => {
    const changes = {
      tags: [{ id: 't2', name: 'Water' }],
      projects: [{ id: 'p1', name: 'Rivers' }],
      linkedEntities: [
        { fusionId: 'us-119-hr-2', documentType: 'Legislation' },
        { fusionId: 'news-1', documentType: 'News' },
        { fusionId: 'person-1', documentType: 'Person' },
      ],
    };
    expect(presentAttachment(stored(changes))).toMatchObject({
      tags: [
        {
          _id: 't2',
          name: 'Water',
        },
      ],
      linkedProjects: [
        {
          _id: 'p1',
          name: 'Rivers',
        },
      ],
      linkedEntities: [
        {
          fusionId: 'us-119-hr-2',
          documentType: 'Legislation',
        },
        {
          fusionId: 'person-1',
          documentType: 'Person',
        },
      ],
    });
  });

  it('rejects a stored type that is neither link nor file', () => {
    expect(() => presentAttachment(stored({ attachmentType: 'folder' }))).toThrow();
  });
});
