import { describe, expect, test } from 'vitest';
import type { Feed, FeedItem } from '../reading/index.ts';
import { articleKeys } from './article-keys.ts';

const PAGE = 'https://paper.example/minutes';
const DAY = '2025-01-03';

const item = (id: string | undefined, url: string, title = 'A', published = DAY): FeedItem => ({
  ...(id === undefined ? { id: url } : { id }),
  url,
  title,
  published,
  authors: [],
  categories: [],
});

const getKeys = (items: FeedItem[], feed: Partial<Feed> = {}) =>
  articleKeys({ title: 'The Paper', url: 'https://paper.example/', ...feed, items });
const distinct = (items: FeedItem[]) => new Set(getKeys(items).map((keys) => keys?.key)).size;

describe('Items of one feed are told apart', () => {
  test.each([
    ['by id, on one page', [item('a', PAGE), item('b', PAGE)]],
    ['by the place on the page that their id names', [item(`${PAGE}#a`, PAGE), item(`${PAGE}#b`, PAGE)]],
    ['by the place on the page that their link names', [item(undefined, `${PAGE}#a`), item(undefined, `${PAGE}#b`)]],
    ['by title, if the page is all they have', [item(undefined, PAGE, 'A'), item(undefined, PAGE, 'B')]],
    ['by page, if the feed gives all of them one id', [item('0', `${PAGE}/1`), item('0', `${PAGE}/2`)]],
  ])('%s', (_, items) => {
    expect(distinct(items)).toBe(2);
  });

  test('but versions of an item keep its id when the title changes', () => {
    expect(distinct([item('urn:1', PAGE, 'A'), item('urn:1', PAGE, 'A, corrected')])).toBe(1);
  });
});

describe('An id', () => {
  const keyIn = (title: string, id: string) => getKeys([item(id, PAGE)], { title })[0]?.key;

  test('that counts from 1 is unique only in its feed', () => {
    expect(keyIn('News', '17')).not.toBe(keyIn('Opinions', '17'));
  });

  test.each(['urn:uuid:1', 'tag:paper.example,2025:17', `${PAGE}?p=17`, '17 at https://paper.example'])(
    'that is unique anywhere is the same in every feed: %s',
    (id) => {
      expect(keyIn('News', id)).toBe(keyIn('Opinions', id));
    },
  );
});

describe('The likeness of an item', () => {
  const likeness = (items: FeedItem[]) => getKeys(items).map((keys) => keys?.likeness);

  test('stays when the feed gives it a new id and tracking with every fetch', () => {
    const [first] = likeness([item('urn:1', `${PAGE}?utm_source=rss`)]);
    expect(first).toBeDefined();
    expect(likeness([item('urn:2', PAGE)])).toEqual([first]);
    expect(likeness([item('urn:2', PAGE, 'Another')])).not.toEqual([first]);
  });

  test('is missing where two items of the feed share page, title and date', () => {
    expect(likeness([item('urn:1', PAGE), item('urn:2', PAGE)])).toEqual([undefined, undefined]);
  });
});
