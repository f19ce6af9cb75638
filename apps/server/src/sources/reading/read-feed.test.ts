import { describe, expect, test } from 'vitest';
import { bufferEntry } from './input-entry.ts';
import { MAX_FEED_BYTES, readFeed } from './read-feed.ts';

const feed = (text: string) => readFeed(bufferEntry('feed.xml', text));

describe('Feed formats', () => {
  test('include RSS 2.0 with Dublin Core and content:encoded', async () => {
    const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel><title>Lantern &amp; Co</title><link>https://lantern.example/</link><language>en-us</language>
      <item><title>A first</title><link>https://lantern.example/1</link><guid isPermaLink="false">tag:1</guid>
      <pubDate>Tue, 22 Sep 2026 00:00:00 -0400</pubDate><dc:creator>Ann Lee</dc:creator><category>Water</category>
      <description>Short.</description><content:encoded><![CDATA[<p>Long.</p>]]></content:encoded></item>
      <item><guid>https://lantern.example/2</guid><description>Only this</description></item></channel></rss>`;
    expect(await feed(rss)).toEqual({
      title: 'Lantern & Co',
      url: 'https://lantern.example/',
      language: 'en-us',
      items: [
        {
          id: 'tag:1',
          url: 'https://lantern.example/1',
          title: 'A first',
          content: '<p>Long.</p>',
          summary: 'Short.',
          published: 'Tue, 22 Sep 2026 00:00:00 -0400',
          authors: ['Ann Lee'],
          categories: ['Water'],
        },
        {
          id: 'https://lantern.example/2',
          url: 'https://lantern.example/2',
          content: 'Only this',
          authors: [],
          categories: [],
        },
      ],
    });
  });

  test('include Atom with the alternate link and the published date before the updated date', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><title>Flux</title><id>urn:f</id><updated>2026-09-02T00:00:00Z</updated>
      <entry><id>urn:1</id><title type="html">Un &lt;b&gt;titre&lt;/b&gt;</title><updated>2026-09-02T00:00:00Z</updated><published>2026-09-01T00:00:00Z</published>
      <link rel="enclosure" href="https://flux.example/1.mp3"/><link href="https://flux.example/1"/><author><name>Luc</name></author>
      <category term="eau" label="Eau"/><summary>Bref</summary></entry></feed>`;
    expect(await feed(atom)).toMatchObject({
      language: 'fr',
      items: [
        {
          id: 'urn:1',
          url: 'https://flux.example/1',
          title: 'Un <b>titre</b>',
          content: 'Bref',
          published: '2026-09-01T00:00:00Z',
          updated: '2026-09-02T00:00:00Z',
          authors: ['Luc'],
          categories: ['Eau'],
        },
      ],
    });
  });

  test('include JSON Feed, whose feed authors apply to items without authors', async () => {
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Notes',
      authors: [{ name: 'Desk' }],
      items: [
        { id: '1', url: 'https://notes.example/1', content_text: 'Text', date_published: '2026-09-01T00:00:00Z' },
      ],
    };
    expect(await feed(JSON.stringify(json))).toMatchObject({
      title: 'Notes',
      items: [{ id: '1', content: 'Text', authors: ['Desk'] }],
    });
  });

  test('include RDF (RSS 1.0)', async () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://old.example/"><title>Old</title><link>https://old.example/</link><description>d</description></channel>
      <item rdf:about="https://old.example/1"><title>One</title><link>https://old.example/1</link><dc:date>2026-09-01</dc:date></item></rdf:RDF>`;
    expect(await feed(rdf)).toMatchObject({ items: [{ id: 'https://old.example/1', published: '2026-09-01' }] });
  });

  test('tolerate HTML entities and a bare ampersand', async () => {
    const rss =
      '<rss version="2.0"><channel><title>T</title><item><title>a&nbsp;b &mdash; c & d</title></item></channel></rss>';
    expect((await feed(rss)).items[0]?.title).toBe('a\u00a0b — c & d');
  });
});

describe('Rejected feed', () => {
  test.each([
    ['', 'the file is empty'],
    ['<html><body>Not found</body></html>', 'neither RSS'],
    ['{"error":"no"}', 'neither RSS'],
    [`<rss version="2.0"><channel>${'<a>'.repeat(100_000)}`, 'not a feed: elements lie more than'],
    ['<rss version="2.0"><channel><item></rss', 'not a feed: '],
    [`{"version":"https://jsonfeed.org/version/1.1","items":${'['.repeat(50_000)}`, 'deep'],
  ])('names the reason: %.30s', async (text, reason) => {
    await expect(feed(text)).rejects.toThrow(reason);
  });

  test('may be too large', async () => {
    const item = '<item><title>again</title></item>';
    const endless = `<rss version="2.0"><channel>${item.repeat(Math.ceil(MAX_FEED_BYTES / item.length))}`;
    await expect(feed(endless)).rejects.toThrow('larger than');
  });

  test('may have too many items', async () => {
    const items = '<item><title>again</title></item>'.repeat(5001);
    await expect(feed(`<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`)).rejects.toThrow(
      '5001 items',
    );
  });
});
