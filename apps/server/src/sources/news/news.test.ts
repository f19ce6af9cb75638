import { describe, expect, test } from 'vitest';
import type { LiveRequest } from '../source.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { news } from './index.ts';

const rss = (items: string) =>
  `<rss version="2.0"><channel><title>The Lantern</title><link>https://www.lantern.example/</link><language>en-us</language>${items}</channel></rss>`;
const ITEM = `<item><title>Council votes &amp;amp; adjourns</title><link>https://www.lantern.example/a?utm_source=rss&amp;id=1#top</link>
  <pubDate>Fri, 03 Jan 2025 10:00:00 -0500</pubDate><author>ann@lantern.example (Ann Lee)</author>
  <description>&lt;p&gt;First.&lt;/p&gt;&lt;script&gt;bad()&lt;/script&gt;&lt;p&gt;Second.&lt;/p&gt;</description></item>`;

const getArticle = async (items: string) =>
  only(getRecords('news', await parseFiles(news, { 'feed.xml': rss(items) })));

describe('News articles', () => {
  test('include title and text, publisher, author, time, language and link', async () => {
    expect(await getArticle(ITEM)).toEqual({
      kind: 'news',
      fusionId: expect.stringMatching(/^news-lantern-example-[0-9a-f]{16}$/),
      alsoKnownAs: [expect.stringMatching(/^news-lantern-example-/), expect.stringMatching(/^news-lantern-example-/)],
      part: 'main',
      title: 'Council votes & adjourns',
      text: 'First.\n\nSecond.',
      publisher: 'The Lantern',
      byline: 'Ann Lee',
      publishedTs: Date.parse('2025-01-03T15:00:00Z') / 1000,
      publishedOn: '2025-01-03',
      hasPublishedTime: true,
      language: 'en',
      languageTag: 'en-US',
      sourceUrl: 'https://www.lantern.example/a?utm_source=rss&id=1#top',
      sourceUpdatedTs: Date.parse('2025-01-03T15:00:00Z') / 1000,
    });
  });

  test('have the same id with and without tracking, and another one in another place of the page', async () => {
    const ids = await Promise.all([
      getArticle(ITEM),
      getArticle(ITEM.replace('utm_source=rss&amp;', '')),
      getArticle(ITEM.replace('#top', '#xtor=RSS-1')),
      getArticle(ITEM.replace('#top', '')),
      getArticle(ITEM.replace('id=1', 'id=2')),
    ]);
    const [own, ...others] = ids.map(({ fusionId }) => fusionId);
    expect(others[0]).toBe(own);
    expect(others[1]).toBe(others[2]);
    expect(new Set([own, others[1], others[3]]).size).toBe(3);
  });

  test('are titled by their first words, cut between words, when they have no title', async () => {
    const text = 'word '.repeat(50).trim();
    const article = await getArticle(
      ITEM.replace(/<title>.*<\/title>/, '').replace(
        /<description>.*<\/description>/s,
        `<description>${text}</description>`,
      ),
    );
    expect(article.title).toBe(`${'word '.repeat(20).trim()}…`);
  });

  test('keep keywords once each as plain text and the short form as an excerpt', async () => {
    const article = await getArticle(
      ITEM.replace(
        '</item>',
        `<category>Water &amp;amp; Power</category><category> </category><category>Rates</category><category>Rates</category>
        <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">&lt;p&gt;All of it.&lt;/p&gt;</content:encoded></item>`,
      ),
    );
    expect(article).toMatchObject({
      keywords: ['Water & Power', 'Rates'],
      text: 'All of it.',
      excerpt: 'First.\n\nSecond.',
    });
  });

  test("keep the publisher's own date and have no time when only a day is stated", async () => {
    const dated = (date: string) => getArticle(ITEM.replace(/<pubDate>.*<\/pubDate>/, `<pubDate>${date}</pubDate>`));
    expect(await dated('Fri, 03 Jan 2025 22:00:00 -0500')).toMatchObject({
      publishedTs: Date.parse('2025-01-04T03:00:00Z') / 1000,
      publishedOn: '2025-01-03',
      hasPublishedTime: true,
    });
    expect(await dated('2025-01-03')).toMatchObject({
      publishedTs: Date.parse('2025-01-03T00:00:00Z') / 1000,
      publishedOn: '2025-01-03',
      hasPublishedTime: false,
    });
  });

  test.each([
    ['en_US', { language: 'en', languageTag: 'en-US' }],
    ['es-mx', { languageTag: 'es-MX' }],
    ['English', {}],
    ['x', {}],
  ])('read a language stated as %s', async (language, expected) => {
    const feed = rss(ITEM).replace('en-us', language);
    const article = only(getRecords('news', await parseFiles(news, { 'feed.xml': feed })));
    const { language: analyzed, languageTag } = article;
    expect({ ...(analyzed && { language: analyzed }), ...(languageTag && { languageTag }) }).toEqual(expected);
  });

  test('lose bidirectional and control characters in every field', async () => {
    const evil = '\u202egnp.exe\u2066\u0007';
    const article = await getArticle(
      ITEM.replace('Council votes', `Council${evil} votes`)
        .replace('Ann Lee', `Ann${evil} Lee`)
        .replace('First.', `First${evil}.`)
        .replace('</item>', `<category>Wa${evil}ter</category></item>`),
    );
    expect(JSON.stringify(article)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u0007/);
    expect(article.title).toBe('Councilgnp.exe votes & adjourns');
  });

  test.each([
    ['title', (long: string) => ITEM.replace('Council', long)],
    ['author', (long: string) => ITEM.replace('Ann Lee', long)],
    ['keyword', (long: string) => ITEM.replace('</item>', `<category>${long}</category></item>`)],
  ])('have an excessively long %s cut', async (_, getItem) => {
    const { text: _text, ...head } = await getArticle(getItem('word '.repeat(100_000)));
    expect(JSON.stringify(head).length).toBeLessThan(4000);
    expect(JSON.stringify(head)).toContain('word…');
  });

  test('keep at most 100 keywords and drop an excessively long link', async () => {
    const article = await getArticle(
      ITEM.replace(
        '</item>',
        Array.from({ length: 5000 }, (_, n) => `<category>k${n}</category>`).join('') +
          '<guid isPermaLink="false">tag:1</guid></item>',
      ).replace('utm_source=rss', 'utm_a=1&amp;'.repeat(100_000)),
    );
    expect(article).not.toHaveProperty('sourceUrl');
    expect(article.keywords).toHaveLength(100);
  });

  test('lose unpaired surrogates', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      items: [
        {
          id: '1',
          url: 'https://a.example/1',
          date_published: '2025-01-03',
          tags: ['\ud800'],
          title: 'a\0b\ud800',
          content_text: 'a\0b\udc00',
          authors: [{ name: '\ud800c' }],
        },
      ],
    };
    const article = only(getRecords('news', await parseFiles(news, { 'feed.json': JSON.stringify(feed) })));
    expect(article).toMatchObject({ title: 'a b', text: 'a b', byline: 'c' });
    expect(article).not.toHaveProperty('keywords');
  });

  test('have no link unless it is a web address', async () => {
    const article = await getArticle(
      ITEM.replace(/<link>.*<\/link>/, '<link>javascript:alert(1)</link><guid isPermaLink="false">tag:1</guid>'),
    );
    expect(article).not.toHaveProperty('sourceUrl');
  });

  test.each([
    ['no date', ITEM.replace(/<pubDate>.*<\/pubDate>/, ''), 'the item has no readable date: none'],
    [
      'a wrong date',
      ITEM.replace(/<pubDate>.*<\/pubDate>/, '<pubDate>soon</pubDate>'),
      'the item has no readable date: soon',
    ],
    ['no words', '<item><link>https://lantern.example/b</link></item>', 'the item has neither a title nor a text'],
    ['nothing to know it by', '<item><title>A</title></item>', 'the item has neither a link nor an id'],
  ])('%s: quarantines only that item', async (_, items, reason) => {
    const parsed = await parseFiles(news, { 'feed.xml': rss(items + ITEM) });
    expect(parsed.map((item) => item.ok || item.reason)).toEqual([reason, true]);
  });
});

describe('News client', () => {
  const getRequest = (parts: Partial<LiveRequest>): LiveRequest => ({
    http: fetchSourceHttp(),
    settings: {},
    saveCheckpoint: () => undefined,
    ...parts,
  });

  test('reads the feeds named in the options in their numeric order', () => {
    expect(
      news.live?.addressesIn?.({
        'feed.10': 'https://c.example/',
        feed: 'https://a.example/',
        feeds: 'x',
        'feed.2': ' https://b.example/ ',
      }),
    ).toEqual(['https://a.example/', 'https://b.example/', 'https://c.example/']);
  });

  test('names a missing feed and still reads the others', async () => {
    const endpoint = await startLocalEndpoint((url, headers) => {
      if (url.pathname !== '/good.xml') return undefined;
      return headers['if-none-match'] === '"1"' ? { status: 304 } : { headers: { etag: '"1"' }, body: rss(ITEM) };
    });
    try {
      const options = { feed: `${endpoint.baseUrl}/gone.xml`, 'feed.2': `${endpoint.baseUrl}/good.xml` };
      const saved: string[] = [];
      const run = async (checkpoint?: string) => {
        const names: string[] = [];
        const request = getRequest({
          settings: { options },
          saveCheckpoint: (next) => saved.push(next),
          ...(checkpoint === undefined ? {} : { checkpoint }),
        });
        const failing = (async () => {
          for await (const entry of news.live?.fetch(request) ?? []) names.push(entry.name);
        })();
        await expect(failing).rejects.toThrow(/^1 of 2 feeds failed: .*gone\.xml/);
        return names;
      };
      expect(await run()).toEqual(['good.xml']);
      expect(await run(saved.at(-1))).toEqual([]);
    } finally {
      await endpoint.close();
    }
  });

  test('ignores a checkpoint of an unknown shape', async () => {
    expect(await collect(news.live?.fetch(getRequest({ checkpoint: '[1]' })) ?? [])).toEqual([]);
  });
});
