import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { social } from './index.ts';

const HEADER = 'platform,posted_at,author_name,author_handle,stakeholder_type,person_id,post_id,url,text';

describe('Tables of social posts', () => {
  test('yield a post with everything a row can state', async () => {
    const csv = `${HEADER}\nX,2025-01-03T22:00:00-05:00,Ann Lee,@annlee,Legislator,person-bioguide-L000001,177,https://x.com/annlee/status/177,"Proud of, HB 2"\n`;
    expect(only(getRecords('social-post', await parseFiles(social, { 'posts.csv': csv })))).toEqual({
      kind: 'social-post',
      fusionId: 'post-x-177',
      part: 'main',
      text: 'Proud of, HB 2',
      platform: 'x',
      stakeholderType: 'legislator',
      authorName: 'Ann Lee',
      authorHandle: 'annlee',
      authorUrl: 'https://x.com/annlee',
      authorFusionId: 'person-bioguide-L000001',
      postedTs: Date.parse('2025-01-04T03:00:00Z') / 1000,
      postedOn: '2025-01-03',
      hasPostedTime: true,
      sourceUrl: 'https://x.com/annlee/status/177',
    });
  });

  test('yield the same post from a JSON line and a JSON list without invented values', async () => {
    const post = { platform: 'facebook', posted_at: '2025-01-03', author_name: 'City Hall', text: 'Open today' };
    const parsed = await parseFiles(social, { 'a.jsonl': JSON.stringify(post), 'b.json': JSON.stringify([post]) });
    const [first, second] = getRecords('social-post', parsed);
    expect(first).toEqual(second);
    expect(first).toEqual({
      kind: 'social-post',
      part: 'main',
      fusionId: expect.stringMatching(/^post-facebook-[0-9a-f]{16}$/),
      text: 'Open today',
      platform: 'facebook',
      stakeholderType: 'other',
      authorName: 'City Hall',
      postedTs: Date.parse('2025-01-03T00:00:00Z') / 1e3,
      hasPostedTime: false,
      postedOn: '2025-01-03',
    });
  });

  test('include attachments, replied-to posts and reaction counts', async () => {
    const header = `${HEADER},author_url,language,links,images,videos,reply_to,quote_of,repost_of,replies,reposts,quotes,likes`;
    const row =
      'x,2025-01-03,A,,,,1,,T,https://a.example/,fr,https://b.example/ | javascript:alert(1),A chart | A map,A speech,https://x.com/b/status/1,,,0,2,,31';
    const post = only(getRecords('social-post', await parseFiles(social, { 'posts.csv': `${header}\n${row}\n` })));
    expect(post).toMatchObject({
      authorUrl: 'https://a.example/',
      language: 'fr',
      languageTag: 'fr',
      links: [{ url: 'https://b.example/' }],
      media: [
        {
          kind: 'image',
          description: 'A chart',
        },
        {
          kind: 'image',
          description: 'A map',
        },
        {
          kind: 'video',
          description: 'A speech',
        },
      ],
      relations: [
        {
          kind: 'reply',
          url: 'https://x.com/b/status/1',
        },
      ],
      counts: {
        replies: 0,
        reposts: 2,
        likes: 31,
      },
    });
    expect(post.counts).not.toHaveProperty('quotes');
  });

  test('separate posts whose numbers differ only in punctuation', async () => {
    const rows = ['--', '__', 'a:1', 'a.1', 'a-1'].map((id) => `x,2025-01-03,A,,,,${id},,T`);
    const posts = getRecords('social-post', await parseFiles(social, { 'posts.csv': [HEADER, ...rows].join('\n') }));
    expect(new Set(posts.map(({ fusionId }) => fusionId)).size).toBe(5);
  });

  test('separate posts of different times that name only the page of their author', async () => {
    const rows = ['2025-01-03', '2025-01-04'].map(
      (day) => `{"platform":"x","posted_at":"${day}","author_name":"A","text":"T","url":"https://x.com/a"}`,
    );
    const posts = getRecords('social-post', await parseFiles(social, { 'posts.jsonl': rows.join('\n') }));
    expect(new Set(posts.map(({ fusionId }) => fusionId)).size).toBe(2);
  });

  test('give no page to a handle that is invalid on the platform', async () => {
    const rows = ['x', 'bluesky', 'youtube'].map((platform) => `${platform},2025-01-03,A,a/../b?c,,,1,,T`);
    const posts = getRecords('social-post', await parseFiles(social, { 'posts.csv': [HEADER, ...rows].join('\n') }));
    expect(posts.map((post) => 'authorUrl' in post)).toEqual([false, false, false]);
  });

  test.each([
    ['another platform', 'myspace,2025-01-03,A,,,,,,T', /^platform: /],
    ['no date', 'x,soon,A,,,,,,T', /^posted_at is not a readable date: soon/],
    ['no author', 'x,2025-01-03,,,,,,,T', /^author_name: /],
    ['another kind of author', 'x,2025-01-03,A,,robot,,,,T', /^stakeholder_type: /],
    ['a number without end', `x,2025-01-03,A,,,,${'9'.repeat(300)},,T`, /^post_id: /],
    ['a name of nothing seen', 'x,2025-01-03,\u202e\u200b,,,,,,T', /^author_name: /],
  ])('%s: quarantines only that row', async (_, row, reason) => {
    const csv = `${HEADER}\n${row}\nx,2025-01-03,A,,,,1,,T\n`;
    const parsed = await parseFiles(social, { 'posts.csv': csv });
    expect(parsed).toMatchObject([{ ok: false, reason: expect.stringMatching(reason) }, { ok: true }]);
  });

  test('are rejected with the missing columns named', async () => {
    const parsed = await parseFiles(social, { 'posts.csv': 'name,party\nA,D\n' });
    expect(parsed).toMatchObject([{ ok: false, reason: expect.stringContaining('lacks platform and posted_at') }]);
  });
});

function blueskyItem(
  parts: {
    rkey?: string;
    text?: string;
    createdAt?: string;
    indexedAt?: string;
    embed?: unknown;
    reason?: unknown;
    handle?: string;
    facets?: unknown;
    reply?: unknown;
    counts?: object;
  } = {},
) {
  const { rkey = '3kabc', text = 'Hello', createdAt = '2025-01-03T10:00:00.123Z', embed, reason } = parts;
  const { facets, reply, counts, handle = 'ann.example' } = parts;
  return {
    post: {
      uri: `at://did:plc:xyz1/app.bsky.feed.post/${rkey}`,
      author: { did: 'did:plc:xyz1', handle, displayName: 'Ann Lee' },
      ...counts,
      record: {
        $type: 'app.bsky.feed.post',
        text,
        createdAt,
        langs: ['en'],
        ...(facets === undefined ? {} : { facets }),
        ...(reply === undefined ? {} : { reply }),
        ...(embed === undefined ? {} : { embed }),
      },
      indexedAt: parts.indexedAt ?? createdAt,
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

const getPosts = async (...feed: unknown[]) =>
  getRecords(
    'social-post',
    await parseFiles(social, { 'page.json': JSON.stringify({ stakeholderType: 'legislator', feed }) }),
  );

describe('Bluesky posts', () => {
  test('include author, time and page', async () => {
    expect(only(await getPosts(blueskyItem()))).toEqual({
      kind: 'social-post',
      fusionId: 'post-bluesky-plc-xyz1-3kabc',
      part: 'main',
      text: 'Hello',
      platform: 'bluesky',
      stakeholderType: 'legislator',
      authorName: 'Ann Lee',
      authorHandle: 'ann.example',
      authorUrl: 'https://bsky.app/profile/ann.example',
      postedTs: Date.parse('2025-01-03T10:00:00Z') / 1e3,
      postedOn: '2025-01-03',
      hasPostedTime: true,
      language: 'en',
      languageTag: 'en',
      sourceUrl: 'https://bsky.app/profile/ann.example/post/3kabc',
    });
  });

  test('link pages and accounts by byte range and skip ranges outside the text', async () => {
    const text = ' 🏛️ Read lantern.example/a… with @bo.example';
    const getBytes = (words: string) => {
      const byteStart = Buffer.byteLength(text.slice(0, text.indexOf(words)));
      return { byteStart, byteEnd: byteStart + Buffer.byteLength(words) };
    };
    const link = (uri: string) => [{ $type: 'app.bsky.richtext.facet#link', uri }];
    const post = only(
      await getPosts(
        blueskyItem({
          text,
          facets: [
            {
              index: getBytes('@bo.example'),
              features: [{ $type: 'app.bsky.richtext.facet#mention', did: 'did:plc:bo' }],
            },
            { index: getBytes('lantern.example/a…'), features: link('https://lantern.example/a/long/one') },
            { index: getBytes('Read'), features: link('javascript:alert(1)') },
            { index: { byteStart: 2, byteEnd: 9 }, features: link('https://half-a-character.example/') },
            { index: { byteStart: 90, byteEnd: 99 }, features: link('https://outside.example/') },
          ],
        }),
      ),
    );
    expect(post.textLinks?.map(({ start, end, url }) => [post.text.slice(start, end), url])).toEqual([
      ['lantern.example/a…', 'https://lantern.example/a/long/one'],
      ['@bo.example', 'https://bsky.app/profile/did:plc:bo'],
    ]);
  });

  test('include the replied-to and quoted posts, the linked page and reaction counts', async () => {
    const other = (rkey: string) => ({ uri: `at://did:plc:bo/app.bsky.feed.post/${rkey}` });
    const embed = {
      $type: 'app.bsky.embed.recordWithMedia',
      record: { record: other('q') },
      media: {
        $type: 'app.bsky.embed.external',
        external: { uri: 'https://lantern.example/a', title: 'The \u202eLantern' },
      },
    };
    const counts = { replyCount: 1, repostCount: 0, likeCount: 31, quoteCount: -1 };
    const post = only(await getPosts(blueskyItem({ embed, counts, reply: { root: other('r'), parent: other('p') } })));
    expect(post).toMatchObject({
      links: [{ url: 'https://lantern.example/a', title: 'The Lantern' }],
      relations: [
        { kind: 'reply', fusionId: 'post-bluesky-plc-bo-p', url: 'https://bsky.app/profile/did:plc:bo/post/p' },
        { kind: 'quote', fusionId: 'post-bluesky-plc-bo-q', url: 'https://bsky.app/profile/did:plc:bo/post/q' },
      ],
      counts: { replies: 1, reposts: 0, likes: 31 },
    });
    expect(post.counts).not.toHaveProperty('quotes');
  });

  test('are limited to the number of links and images a post can have', async () => {
    const marks = Array.from({ length: 2000 }, (_, n) => ({
      index: { byteStart: n, byteEnd: n + 1 },
      features: [{ $type: 'app.bsky.richtext.facet#link', uri: `https://a.example/${n}` }],
    }));
    const images = Array.from({ length: 2000 }, () => ({ alt: 'A chart' }));
    const post = only(await getPosts(blueskyItem({ text: 'a'.repeat(2000), facets: marks, embed: { images } })));
    expect(post.textLinks).toHaveLength(300);
    expect(post.media).toHaveLength(20);
  });

  test('use the account id when the handle is invalid', async () => {
    const post = only(await getPosts(blueskyItem({ handle: 'handle.invalid' })));
    expect(post.sourceUrl).toBe('https://bsky.app/profile/did:plc:xyz1/post/3kabc');
    expect(post).not.toHaveProperty('authorUrl');
  });

  test('exclude reposts', async () => {
    const reason = { $type: 'app.bsky.feed.defs#reasonRepost' };
    expect(await getPosts(blueskyItem({ rkey: 'a', reason }), blueskyItem({ rkey: 'b' }))).toHaveLength(1);
  });

  test('are dated no later than they were indexed', async () => {
    const post = only(
      await getPosts(blueskyItem({ createdAt: '2099-01-01T00:00:00Z', indexedAt: '2025-01-03T10:00:00Z' })),
    );
    expect(post.postedTs).toBe(Date.parse('2025-01-03T10:00:00Z') / 1000);
  });

  test('take the image descriptions as text when they have no text', async () => {
    const embed = { $type: 'app.bsky.embed.images', images: [{ alt: 'A chart of rents' }, { alt: '' }] };
    expect(only(await getPosts(blueskyItem({ text: '', embed }))).text).toBe('A chart of rents');
  });

  describe('of an account', () => {
    /** The account has a post a minute, numbered from 1; a page starts after the post that its cursor names. */
    const account = { posts: 0, failsAt: NaN };
    const saved: string[] = [];
    const started = startLocalEndpoint((url) => {
      const last = Number(url.searchParams.get('cursor') ?? account.posts + 1) - 1;
      if (last === account.failsAt) return { status: 400, body: '{"error":"InvalidRequest"}' };
      const first = Math.max(1, last - 99);
      const feed = Array.from({ length: last - first + 1 }, (_, index) => {
        const minute = new Date(Date.parse('2025-01-01T00:00:00Z') + (last - index) * 60_000);
        return blueskyItem({ rkey: String(last - index), createdAt: minute.toISOString() });
      });
      return { body: JSON.stringify({ feed, ...(first > 1 ? { cursor: String(first) } : {}) }) };
    });
    beforeEach(() => {
      account.failsAt = NaN;
      saved.length = 0;
    });
    afterAll(async () => (await started).close());

    /** Runs the source from its last checkpoint, and returns the numbers of the posts it read, the newest first. */
    async function run(numberOfPosts: number): Promise<number[]> {
      account.posts = numberOfPosts;
      const checkpoint = saved.at(-1);
      const read: number[] = [];
      const entries = social.live?.fetch({
        http: fetchSourceHttp(),
        settings: { baseUrl: (await started).baseUrl, options: { 'accounts.legislator': '@Ann.example' } },
        saveCheckpoint: (next) => saved.push(next),
        ...(checkpoint === undefined ? {} : { checkpoint }),
      });
      for await (const entry of entries ?? []) {
        const { feed } = JSON.parse(await text(await entry.open())) as { feed: ReturnType<typeof blueskyItem>[] };
        read.push(...feed.map(({ post }) => Number(post.uri.split('/').at(-1))));
      }
      return read;
    }

    const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

    test('are read until a page that the last run saw', async () => {
      expect(await run(250)).toEqual(numbers(250, 1));
      expect(await run(260)).toEqual(numbers(260, 61));
      expect((await started).requests[0]).toContain('actor=ann.example');
    });

    test('are the latest 1,000 in the first run', async () => {
      expect(await run(1_500)).toEqual(numbers(1_500, 501));
      expect(await run(1_500)).toEqual(numbers(1_500, 1_401));
    });

    test('are all read in later runs when more are new than one run may read', async () => {
      await run(100);
      expect(await run(2_500)).toEqual(numbers(2_500, 1_501));
      // The new posts first, and then those that the run before did not reach.
      expect(await run(2_510)).toEqual([...numbers(2_510, 2_311), ...numbers(1_500, 701)]);
      expect(await run(2_510)).toEqual([...numbers(2_510, 2_411), ...numbers(700, 1)]);
      expect(await run(2_510)).toEqual(numbers(2_510, 2_411));
    });

    test('are read on from the failed page when a run breaks off', async () => {
      await run(100);
      account.failsAt = 350;
      await expect(run(650)).rejects.toThrow('1 of 1 accounts failed: ann.example');
      account.failsAt = NaN;
      expect(await run(650)).toEqual([...numbers(650, 551), ...numbers(350, 1)]);
    });

    test('are read on from the checkpoint of an earlier release', async () => {
      saved.push(JSON.stringify({ 'ann.example': Date.parse('2025-01-01T02:30:00Z') / 1000 }));
      expect(await run(250)).toEqual(numbers(250, 51));
    });
  });

  test.each([
    [{}, 'no account is named'],
    [{ 'accounts.robot': 'a.example' }, 'accounts.robot names an unknown kind of author'],
  ])('are refused for options %j', async (options, message) => {
    const fetched = social.live?.fetch({
      http: fetchSourceHttp(),
      settings: { options },
      saveCheckpoint: () => undefined,
    });
    await expect(collect(fetched ?? [])).rejects.toThrow(message);
  });
});
