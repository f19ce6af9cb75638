import type { NewsRecord, PersonRecord, SocialPostRecord } from '@rotunda/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const PUBLISHED_TS = Date.parse('2025-03-04T15:00:00Z') / 1000;

const article = (changes: Partial<NewsRecord> = {}): NewsRecord => ({
  kind: 'news',
  fusionId: 'news-1',
  part: 'main',
  title: 'Widgets return',
  text: '',
  publisher: 'The Lantern',
  publishedTs: PUBLISHED_TS,
  ...changes,
});
const post = (changes: Partial<SocialPostRecord> = {}): SocialPostRecord => ({
  kind: 'social-post',
  fusionId: 'post-x-1',
  part: 'main',
  text: 'Proud of it',
  platform: 'x',
  stakeholderType: 'legislator',
  authorName: 'Ann Lee',
  postedTs: PUBLISHED_TS,
  ...changes,
});
const person: PersonRecord = {
  kind: 'person',
  fusionId: 'person-bioguide-L000001',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:L000001',
  fullName: 'Ann Lee',
};

const { api, member, ingest } = workspaceTest(
  { member: 'member' },
  { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'entity_aliases'] },
);
const get = (path: string) => api.call(member.token, 'GET', `/documents/${path}`);

describe('News article', () => {
  it('is returned with all stated facts', async () => {
    await ingest(
      article({
        text: 'All of it.',
        excerpt: 'A part.',
        byline: 'Bo Byline',
        keywords: ['Water', 'Rates'],
        publishedOn: '2025-03-04',
        hasPublishedTime: true,
        language: 'fr',
        languageTag: 'fr-CA',
        sourceUrl: 'https://lantern.example/1',
      }),
    );
    expect(await get('news/news-1')).toMatchObject({
      status: 200,
      body: {
        fusionId: 'news-1',
        documentType: 'News',
        title: 'Widgets return',
        publisher: 'The Lantern',
        author: 'Bo Byline',
        publishedTs: PUBLISHED_TS,
        publicationDate: '2025-03-04',
        language: 'fr-CA',
        keywords: ['Water', 'Rates'],
        body: {
          text: 'All of it.',
          links: [],
        },
        excerpt: {
          text: 'A part.',
          links: [],
        },
        sourceUrl: 'https://lantern.example/1',
        bills: [],
        provenance: [{ sourceUrl: 'https://lantern.example/1' }],
      },
    });
  });

  it('has no time when only a day is stated and no body when only a headline is', async () => {
    await ingest(article({ publishedOn: '2025-03-04', hasPublishedTime: false }));
    expect(await get('news/news-1')).toMatchObject({
      status: 200,
      body: {
        publishedTs: null,
        publicationDate: '2025-03-04',
        author: null,
        keywords: [],
        language: null,
        body: null,
        excerpt: null,
        sourceUrl: null,
      },
    });
  });

  it('links to the stored bills of the Congress of its day that its text names', async () => {
    await ingest(testBill(1), article({ text: 'The House passed H.R. 1 and H.R. 2; see 42 U.S.C. 1983.' }));
    const { body } = await get('news/news-1');
    expect(body).toMatchObject({
      body: {
        links: [
          { start: 17, end: 23, url: null, fusionId: 'us-119-hr-1' },
          { start: 40, end: 54, url: expect.stringContaining('title42-section1983'), fusionId: null },
        ],
      },
      bills: [{ fusionId: 'us-119-hr-1', documentType: 'Legislation' }],
    });
  });

  it('of any length has a short card', async () => {
    await ingest(article({ text: `${'a'.repeat(1999)}🏛️${'b'.repeat(100_000)}` }));
    const card = await get('cards/news-1');
    const listed = await api.call(member.token, 'POST', '/documents/search', {
      searchModel: { datasetTypes: ['News'] },
    });
    expect(card).toMatchObject({ body: { summary: 'a'.repeat(1999) } });
    expect(JSON.stringify(listed.body).length).toBeLessThan(10_000);
    expect(await get('news/news-1')).toMatchObject({ body: { body: { text: expect.stringMatching(/b{100000}$/) } } });
  });

  it('is found only under its own document type', async () => {
    await ingest(article(), post());
    expect(await get('news/post-x-1')).toMatchObject({ status: 404 });
    expect(await get('social-post/news-1')).toMatchObject({ status: 404 });
    expect(await get('news/no-such')).toMatchObject({ status: 404 });
  });
});

describe('Social post', () => {
  beforeEach(() => ingest(person));

  it('is returned with all stated facts and its linked author', async () => {
    await ingest(
      post({
        authorHandle: 'annlee',
        authorUrl: 'https://x.com/annlee',
        authorFusionId: person.fusionId,
        text: 'Read lantern.example/a…',
        hasPostedTime: true,
        languageTag: 'es',
        textLinks: [
          {
            start: 5,
            end: 23,
            url: 'https://lantern.example/a/long/one',
          },
        ],
        links: [
          {
            url: 'https://lantern.example/b',
            title: 'The Lantern',
          },
          { url: 'javascript:alert(1)' },
        ],
        media: [
          {
            kind: 'image',
            description: 'A chart',
          },
          { kind: 'video' },
        ],
        relations: [
          {
            kind: 'reply',
            fusionId: 'post-x-0',
            url: 'https://x.com/b/status/0',
          },
          {
            kind: 'quote',
            url: 'javascript:alert(1)',
          },
        ],
        counts: {
          replies: 0,
          likes: 31,
        },
        sourceUrl: 'https://x.com/annlee/status/1',
      }),
      post({ fusionId: 'post-x-0', text: 'Before', authorName: 'Bo' }),
    );
    expect(await get('social-post/post-x-1')).toMatchObject({
      status: 200,
      body: {
        platform: 'x',
        stakeholderType: 'legislator',
        authorName: 'Ann Lee',
        authorHandle: 'annlee',
        authorUrl: 'https://x.com/annlee',
        author: {
          fusionId: person.fusionId,
          documentType: 'Person',
        },
        postedTs: PUBLISHED_TS,
        language: 'es',
        sourceUrl: 'https://x.com/annlee/status/1',
        body: {
          links: [
            {
              start: 5,
              end: 23,
              url: 'https://lantern.example/a/long/one',
              fusionId: null,
            },
          ],
        },
        attachedLinks: [
          {
            url: 'https://lantern.example/b',
            title: 'The Lantern',
          },
        ],
        media: [
          {
            kind: 'image',
            description: 'A chart',
          },
          {
            kind: 'video',
            description: null,
          },
        ],
        relations: [
          {
            kind: 'reply',
            url: 'https://x.com/b/status/0',
            card: { fusionId: 'post-x-0' },
          },
          {
            kind: 'quote',
            url: null,
            card: null,
          },
        ],
        counts: {
          replies: 0,
          reposts: null,
          quotes: null,
          likes: 31,
        },
      },
    });
  });

  it('has null and empty fields when its source states nothing more', async () => {
    await ingest(post({ authorFusionId: 'person-unknown', hasPostedTime: false }));
    expect(await get('social-post/post-x-1')).toMatchObject({
      status: 200,
      body: {
        authorHandle: null,
        authorUrl: null,
        author: null,
        postedTs: null,
        language: null,
        counts: null,
        attachedLinks: [],
        media: [],
        relations: [],
        bills: [],
        sourceUrl: null,
      },
    });
  });

  it('uses the date stated by its source', async () => {
    await ingest(post({ postedTs: Date.parse('2025-01-04T03:00:00Z') / 1000, postedOn: '2025-01-03' }));
    expect(await get('social-post/post-x-1')).toMatchObject({ body: { publicationDate: '2025-01-03' } });
  });

  it('with only images shows their descriptions once', async () => {
    const media = [{ kind: 'image' as const, description: 'A chart' }, { kind: 'image' as const }];
    await ingest(post({ text: 'A chart', media }));
    expect(await get('social-post/post-x-1')).toMatchObject({ body: { body: null, summary: 'A chart' } });
  });

  it('updates its counts without becoming a new version', async () => {
    await ingest(post({ counts: { likes: 1 } }));
    const before = await get('social-post/post-x-1');
    await ingest(post({ counts: { likes: 2 } }));
    const after = await get('social-post/post-x-1');
    expect(after).toMatchObject({ body: { counts: { likes: 2 } } });
    const getVersion = ({ body }: typeof after) => (body as { documentVersionId: string }).documentVersionId;
    expect(getVersion(after)).toBe(getVersion(before));
    await ingest(post({ text: 'Proud of them', counts: { likes: 2 } }));
    expect(getVersion(await get('social-post/post-x-1'))).not.toBe(getVersion(before));
  });
});
