import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, recordsOf } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { social } from './index.ts';

const HEADER = 'platform,posted_at,author_name,author_handle,stakeholder_type,person_id,post_id,url,text';

describe('tables of posts', () => {
  test('a post with everything a table can tell', async () => {
    const csv = `${HEADER}\nX,2025-01-03T10:00:00-05:00,Ann Lee,@annlee,Legislator,person-bioguide-L000001,177,https://x.com/annlee/status/177,"Proud of, HB 2"\n`;
    expect(only(recordsOf('social-post', await parseFiles(social, { 'posts.csv': csv })))).toEqual({
      kind: 'social-post',
      fusionId: 'post-x-177',
      part: 'main',
      text: 'Proud of, HB 2',
      platform: 'x',
      stakeholderType: 'legislator',
      authorName: 'Ann Lee',
      authorHandle: 'annlee',
      authorFusionId: 'person-bioguide-L000001',
      postedTs: Date.parse('2025-01-03T15:00:00Z') / 1000,
      sourceUrl: 'https://x.com/annlee/status/177',
    });
  });

  test('the same post as a line of JSON and as a member of a list; what is left out is not invented', async () => {
    const post = { platform: 'facebook', posted_at: '2025-01-03', author_name: 'City Hall', text: 'Open today' };
    const parsed = await parseFiles(social, { 'a.jsonl': JSON.stringify(post), 'b.json': JSON.stringify([post]) });
    const [first, second] = recordsOf('social-post', parsed);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ stakeholderType: 'other', postedTs: Date.parse('2025-01-03T00:00:00Z') / 1000 });
    expect(first).not.toHaveProperty('authorHandle');
  });

  test.each([
    ['another platform', 'myspace,2025-01-03,A,,,,,,T', /^platform: /],
    ['no date', 'x,soon,A,,,,,,T', /^posted_at is no readable date: soon/],
    ['no author', 'x,2025-01-03,,,,,,,T', /^author_name: /],
    ['another kind of author', 'x,2025-01-03,A,,robot,,,,T', /^stakeholder_type: /],
  ])('%s: the row alone is set aside', async (_, row, reason) => {
    const csv = `${HEADER}\n${row}\nx,2025-01-03,A,,,,1,,T\n`;
    const parsed = await parseFiles(social, { 'posts.csv': csv });
    expect(parsed).toMatchObject([{ ok: false, reason: expect.stringMatching(reason) }, { ok: true }]);
  });

  test('a table of something else is named as such', async () => {
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
  } = {},
) {
  const { rkey = '3kabc', text = 'Hello', createdAt = '2025-01-03T10:00:00.123Z', embed, reason } = parts;
  return {
    post: {
      uri: `at://did:plc:xyz1/app.bsky.feed.post/${rkey}`,
      author: { did: 'did:plc:xyz1', handle: 'ann.example', displayName: 'Ann Lee' },
      record: {
        $type: 'app.bsky.feed.post',
        text,
        createdAt,
        langs: ['en'],
        ...(embed === undefined ? {} : { embed }),
      },
      indexedAt: parts.indexedAt ?? createdAt,
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

const postsOf = async (...feed: unknown[]) =>
  recordsOf(
    'social-post',
    await parseFiles(social, { 'page.json': JSON.stringify({ stakeholderType: 'legislator', feed }) }),
  );

describe('Bluesky', () => {
  test('a post: author, instant, its page', async () => {
    expect(only(await postsOf(blueskyItem()))).toEqual({
      kind: 'social-post',
      fusionId: 'post-bluesky-plc-xyz1-3kabc',
      part: 'main',
      text: 'Hello',
      platform: 'bluesky',
      stakeholderType: 'legislator',
      authorName: 'Ann Lee',
      authorHandle: 'ann.example',
      postedTs: Date.parse('2025-01-03T10:00:00Z') / 1000,
      sourceUrl: 'https://bsky.app/profile/ann.example/post/3kabc',
      extra: { languages: ['en'] },
    });
  });

  test('what an account passes on is not its own', async () => {
    const reason = { $type: 'app.bsky.feed.defs#reasonRepost' };
    expect(await postsOf(blueskyItem({ rkey: 'a', reason }), blueskyItem({ rkey: 'b' }))).toHaveLength(1);
  });

  test('nobody posts later than was seen', async () => {
    const post = only(
      await postsOf(blueskyItem({ createdAt: '2099-01-01T00:00:00Z', indexedAt: '2025-01-03T10:00:00Z' })),
    );
    expect(post.postedTs).toBe(Date.parse('2025-01-03T10:00:00Z') / 1000);
  });

  test('pictures alone say what their descriptions say', async () => {
    const embed = { $type: 'app.bsky.embed.images', images: [{ alt: 'A chart of rents' }, { alt: '' }] };
    expect(only(await postsOf(blueskyItem({ text: '', embed }))).text).toBe('A chart of rents');
  });

  test('an account is read until it meets what the last run saw', async () => {
    const endpoint = await startLocalEndpoint((url) => {
      const cursor = url.searchParams.get('cursor');
      const feed =
        cursor === null
          ? [blueskyItem({ rkey: 'new' })]
          : [blueskyItem({ rkey: 'old', createdAt: '2024-01-01T00:00:00Z' })];
      return { body: JSON.stringify({ feed, ...(cursor === null ? { cursor: 'next' } : {}) }) };
    });
    try {
      const saved: string[] = [];
      const run = (checkpoint?: string) =>
        collect(
          social.live?.fetch({
            http: fetchSourceHttp(),
            settings: { baseUrl: endpoint.baseUrl, options: { 'accounts.legislator': '@Ann.example' } },
            saveCheckpoint: (next) => saved.push(next),
            ...(checkpoint === undefined ? {} : { checkpoint }),
          }) ?? [],
        );
      expect(await run()).toHaveLength(2);
      expect(await run(saved.at(-1))).toHaveLength(1);
      expect(endpoint.requests[0]).toContain('actor=ann.example');
    } finally {
      await endpoint.close();
    }
  });

  test.each([
    [{}, 'no account is named'],
    [{ 'accounts.robot': 'a.example' }, 'accounts.robot names no kind of author'],
  ])('options %j', async (options, message) => {
    const fetched = social.live?.fetch({
      http: fetchSourceHttp(),
      settings: { options },
      saveCheckpoint: () => undefined,
    });
    await expect(collect(fetched ?? [])).rejects.toThrow(message);
  });
});
