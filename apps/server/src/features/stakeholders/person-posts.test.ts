import type { DocumentCard } from '@rotunda/contract';
import type { PersonRecord, SocialPostRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const lee: PersonRecord = {
  kind: 'person',
  fusionId: 'person-bioguide-L000001',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:L000001',
  fullName: 'Ann Lee',
  contact: {
    websites: [
      {
        websiteType: 'twitter',
        url: 'RepLee',
      },
      {
        websiteType: 'bluesky',
        url: 'https://bsky.app/profile/lee.example',
      },
      {
        websiteType: 'official',
        url: 'https://lee.example',
      },
    ],
  },
};

const post = (at: number, changes: Partial<SocialPostRecord> = {}): SocialPostRecord => ({
  kind: 'social-post',
  fusionId: `post-x-${at}`,
  part: 'main',
  text: `Post ${at}`,
  platform: 'x',
  stakeholderType: 'legislator',
  authorName: 'Rep. Lee',
  authorHandle: 'replee',
  postedTs: 177e7 + at * 60,
  hasPostedTime: true,
  ...changes,
});

describe('Posts of a person', () => {
  const { api, ingest, user } = workspaceTest(
    { user: 'viewer' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'entity_aliases'] },
  );
  const getPosts = async (id: string, query = 'pageSize=100') => {
    const { body } = await api.call(user.token, 'GET', `/stakeholders/person/posts?fullSourceId=${id}&${query}`);
    return body as { total: number; results: DocumentCard[] };
  };
  const getIds = ({ results }: { results: DocumentCard[] }) => results.map(({ fusionId }) => fusionId);

  it('come from accounts listed for the person, ignoring case, or name the person as author', async () => {
    await ingest(
      lee,
      post(1),
      post(2, { platform: 'bluesky', authorHandle: 'lee.example' }),
      post(3, { authorHandle: 'LeeForSenate', authorFusionId: 'bioguide:L000001' }),
      post(4, { authorHandle: 'LEE.example' }),
      post(5, { platform: 'facebook' }),
      post(6, { authorFusionId: 'bioguide:B000002' }),
      post(7, { authorHandle: 'someone' }),
    );
    expect(getIds(await getPosts('bioguide:L000001'))).toEqual(['post-x-3', 'post-x-2', 'post-x-1']);
  });

  it('are returned newest first in pages', async () => {
    await ingest(lee, ...[2, 3, 1].map((at) => post(at)));
    const first = await getPosts(lee.fusionId, 'pageSize=2');
    expect([first.total, ...getIds(first)]).toEqual([3, 'post-x-3', 'post-x-2']);
    expect(getIds(await getPosts(lee.fusionId, 'pageSize=2&offset=2'))).toEqual(['post-x-1']);
  });

  it('are empty without accounts and NOT_FOUND for an unknown person', async () => {
    const { contact: _contact, ...rest } = lee;
    await ingest(rest, post(1));
    expect(await getPosts(lee.fusionId)).toEqual({ total: 0, results: [] });
    expect((await api.call(user.token, 'GET', '/stakeholders/person/posts?fullSourceId=bioguide:X404')).status).toBe(
      404,
    );
  });
});
