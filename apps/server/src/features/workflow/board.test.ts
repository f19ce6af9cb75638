import { describe, expect, it } from 'vitest';
import { presentColumn, presentColumns } from './board.queries.ts';
import type { StoredColumn } from './workflow.repository.ts';

const column = (changes: Partial<StoredColumn> = {}): StoredColumn => ({
  columnId: 'c1',
  projectId: 'p1',
  title: 'Watching',
  cards: [],
  ...changes,
});

describe('presentColumn', () => {
  it('presents the cards from top to bottom, without those of a type that this release does not know', () => {
    const cards = [
      { documentId: 3, fusionId: 'fr-3', documentType: 'Regulation', ownerId: null },
      { documentId: 2, fusionId: 'petition-2', documentType: 'Petition', ownerId: 'ana' },
      { documentId: 1, fusionId: 'us-119-hr-1', documentType: 'Legislation', ownerId: 'ana' },
    ];
    expect(presentColumn(column({ cards }))).toEqual({
      _id: 'c1',
      projectId: 'p1',
      title: 'Watching',
      cards: [
        {
          fusionId: 'fr-3',
          documentType: 'Regulation',
          ownerId: null,
        },
        {
          fusionId: 'us-119-hr-1',
          documentType: 'Legislation',
          ownerId: 'ana',
        },
      ],
    });
  });
});

describe('presentColumns', () => {
  it('keeps the order of the columns and counts them', () => {
    const { results, total } = presentColumns([column({ columnId: 'c2' }), column()]);
    expect([results.map(({ _id }) => _id), total]).toEqual([['c2', 'c1'], 2]);
  });
});
