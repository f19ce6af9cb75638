import { describe, expect, it } from 'vitest';
import { nameSearches } from './content/alert-digest.presenter.ts';
import { documentsIn } from './content/update-digest.presenter.ts';
import type { FoundNews } from './update-digest.repository.ts';

describe('nameSearches', () => {
  const NAMES = new Map([
    ['p1', 'Rivers'],
    ['p2', 'Roads'],
  ]);
  const named = (...alsoFoundBy: { title: string; projectId: string }[]) => nameSearches({ alsoFoundBy }, 'p1', NAMES);

  it('names a search of the same project by its title and one of another project with that project', () => {
    expect(named({ title: 'Water', projectId: 'p1' }, { title: 'Water', projectId: 'p2' })).toEqual([
      'Water',
      'Water (Roads)',
    ]);
  });

  it('names searches of the same title and project once', () => {
    const water = { title: 'Water', projectId: 'p2' };
    expect(named(water, { title: 'Fund', projectId: 'p1' }, water)).toEqual(['Water (Roads)', 'Fund']);
    expect(named()).toEqual([]);
  });
});

describe('documentsIn', () => {
  const news = (newsId: number, documentId: number, projectId: string): FoundNews => ({
    newsId,
    documentId,
    projectId,
    words: `News ${newsId}`,
    newsOn: null,
    publication: null,
  });
  const told = (found: FoundNews[], projectIds = ['p1', 'p2', 'p3']) =>
    documentsIn(found, projectIds).map(({ documentId, projectId, others, news: own }) => [
      documentId,
      projectId,
      others,
      own.map(({ newsId }) => newsId),
    ]);

  it('puts the document with the latest news first and its news in order', () => {
    expect(told([news(1, 7, 'p1'), news(2, 8, 'p1'), news(3, 7, 'p1'), news(4, 9, 'p1')])).toEqual([
      [9, 'p1', [], [4]],
      [7, 'p1', [], [1, 3]],
      [8, 'p1', [], [2]],
    ]);
  });

  it('tells a document of several projects in the first of them and names the others once', () => {
    const found = ['p3', 'p1', 'p2'].flatMap((projectId) => [news(1, 7, projectId), news(2, 7, projectId)]);
    expect(told(found)).toEqual([[7, 'p1', ['p2', 'p3'], [1, 2]]]);
    expect(told(found, ['p3', 'p2', 'p1'])).toEqual([[7, 'p3', ['p2', 'p1'], [1, 2]]]);
  });

  it('leaves out projects that are not shown', () => {
    expect(told([news(1, 7, 'p1'), news(1, 7, 'p2'), news(2, 8, 'p2')], ['p1'])).toEqual([[7, 'p1', [], [1]]]);
    expect(told([], ['p1'])).toEqual([]);
  });
});
