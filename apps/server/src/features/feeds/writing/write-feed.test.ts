import { parseFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { testCard } from '../../../app/testing/test-card.ts';
import type { DescribedMatch } from '../../alerts/index.ts';
import { type FeedContent, writeFeed } from './write-feed.ts';

const MATCHED_TS = Date.UTC(2026, 2, 9, 17, 0, 5) / 1000;

const described = (changes: Partial<DescribedMatch> = {}): DescribedMatch => ({
  match: {
    deliveryNumber: 7,
    savedSearchId: 'search',
    searchAlertId: 'alert',
    projectId: 'p1',
    documentId: 1,
    fusionId: 'us-119-hr-1',
    documentType: 'Legislation',
    documentVersion: 3,
    matchedTs: MATCHED_TS,
  },
  matchId: 'm1',
  savedSearchTitle: 'Water',
  projectName: 'Clean',
  excerpt: 'Drains an aquifer.',
  card: testCard(),
  ...changes,
});
const content = (changes: Partial<FeedContent> = {}): FeedContent => ({
  feedId: 'f1',
  title: 'Water',
  projectId: 'p1',
  savedSearchId: 'search',
  baseUrl: 'https://p.example',
  address: 'https://p.example/feeds/x',
  updatedTs: MATCHED_TS,
  described: [described()],
  ...changes,
});
/** Parses a feed as a feed reader does. */
const getReadState = (format: 'rss' | 'atom', changes: Partial<FeedContent> = {}) =>
  parseFeed(writeFeed(format, content(changes))).feed;
const getJson = (changes: Partial<FeedContent> = {}) =>
  JSON.parse(writeFeed('json', content(changes))) as { items: Record<string, unknown>[]; title: string };

describe('writeFeed', () => {
  it('names search, product, feed address and alerts page in each format', () => {
    const page = 'https://p.example/projects/p1?tab=Alerts';
    expect(getReadState('rss')).toMatchObject({
      title: 'Water - Rotunda',
      link: page,
      description: 'Matches of “Water”',
    });
    expect(getReadState('atom')).toMatchObject({ id: 'urn:uuid:f1', title: { value: 'Water - Rotunda' } });
    expect(getJson()).toMatchObject({
      title: 'Water - Rotunda',
      home_page_url: page,
      feed_url: 'https://p.example/feeds/x',
    });
  });

  it('writes facts, excerpt and search of an entry as paragraphs', () => {
    const text = ['Legislation · US Federal', 'Drains an aquifer.', 'Found by “Water” in Clean.'];
    expect(getJson().items).toMatchObject([
      {
        id: 'urn:uuid:m1',
        url: 'https://p.example/legislation/us-119-hr-1',
        content_text: text.join('\n\n'),
        title: 'US HR 1: A bill to regulate widgets',
        date_published: '2026-03-09T17:00:05.000Z',
        tags: ['Legislation'],
      },
    ]);
    const html = text.map((paragraph) => `<p>${paragraph}</p>`).join('');
    expect(getReadState('rss')).toMatchObject({
      items: [{ description: html, pubDate: 'Mon, 09 Mar 2026 17:00:05 GMT' }],
    });
  });

  it('uses the match as a non-permalink id', () => {
    expect(getReadState('rss')).toMatchObject({ items: [{ guid: { value: 'urn:uuid:m1', isPermaLink: false } }] });
    expect(getReadState('atom')).toMatchObject({
      entries: [{ id: 'urn:uuid:m1', updated: '2026-03-09T17:00:05.000Z' }],
    });
  });

  it.each(['rss', 'atom', 'json'] as const)('writes a valid %s feed without entries', (format) => {
    const text = writeFeed(format, content({ described: [] }));
    expect(text).toContain('Water - Rotunda');
    expect(text).not.toContain('urn:uuid:m1');
  });

  it('escapes markup in document texts, once in a title', () => {
    const card = testCard({ localityExternalId: null, title: 'Tom & <script>alert("x")</script>' });
    expect(getReadState('rss', { described: [described({ card, excerpt: '<b>bold</b>' })] })).toMatchObject({
      items: [{ title: 'Tom & <script>alert("x")</script>', description: expect.stringContaining('&#60;b&#62;') }],
    });
    expect(getJson({ described: [described({ card })] }).items[0]?.['title']).toBe('Tom & <script>alert("x")</script>');
  });

  it.each(['rss', 'atom'] as const)('strips characters XML does not allow from %s', (format) => {
    const card = testCard({ localityExternalId: null, title: 'A\u0000B\u0008C\u001fD\uFFFEE\uD800F 水😀' });
    const text = writeFeed(format, content({ title: 'W\u0001ater', described: [described({ card })] }));
    expect(text).toContain('ABCDEF 水😀');
    expect(text).toContain('Water - Rotunda');
    // oxlint-disable-next-line no-control-regex -- these are the characters meant
    expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  });

  it('keeps the given order', () => {
    const items = [described({ matchId: 'b' }), described({ matchId: 'a' })];
    expect(getJson({ described: items }).items.map(({ id }) => id)).toEqual(['urn:uuid:b', 'urn:uuid:a']);
  });

  it('leaves out an empty excerpt', () => {
    expect(getJson({ described: [described({ excerpt: '' })] }).items[0]?.['content_text']).toBe(
      'Legislation · US Federal\n\nFound by “Water” in Clean.',
    );
  });
});
