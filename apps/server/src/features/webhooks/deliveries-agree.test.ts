import { FEED_FORMATS, type FeedFormat } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { createWebhooksDeps } from '../../app/webhooks-deps.ts';
import { digestTest } from '../digests/testing/digest-test.ts';
import { deliverMatches } from './delivery/deliver-matches.ts';
import { sendWebhook } from './delivery/send-webhook.ts';
import { makeWebhook, receiverTest, type Receiver } from './testing/webhook-test.ts';

describe('Digest, webhook and feed', () => {
  const { workspace, deps, tick, until, after, mails } = digestTest({ member: 'member' });
  const { api, pipeline, ingest, member } = workspace;
  const listen = receiverTest();
  let projectId: string;
  let searches: string[];
  let feeds: Record<FeedFormat, string>[];
  let webhookId: string;
  let receiver: Receiver;

  const save = (title: string, rawTextSearch: string) =>
    member.make('/alerts', { title, projectId, searchModel: { rawTextSearch } });
  const openFeed = async (savedSearchId: string) => {
    const answer = await member.call('POST', `/savedSearches/${savedSearchId}/feed`);
    return (answer.body as { paths: Record<FeedFormat, string> }).paths;
  };
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Water' });
    await member.call('PATCH', `/projects/${projectId}/members/me`, {
      alertEmailFrequency: 'Daily',
      updateEmailFrequency: 'Never',
    });
    searches = [await save('Aquifers', 'aquifer'), await save('Wells', 'well')];
    feeds = await Promise.all(searches.map(openFeed));
    receiver = await listen();
    webhookId = (await makeWebhook(member, projectId, { url: receiver.url }))._id;
    await tick();
  });

  /** Runs what the worker does for webhooks, on the digests' clock. */
  async function post(): Promise<void> {
    const { clock, queue } = deps();
    const withClock = createWebhooksDeps(
      { ...api.deps, clock: { ...api.deps.clock, ...clock }, queue },
      pipeline.engine,
    );
    await deliverMatches(withClock);
    await sendWebhook(withClock, webhookId);
  }

  /** Returns the matches and documents in the feeds of all saved searches, in one format. */
  async function fed(format: FeedFormat): Promise<{ matches: string[]; documents: string[] }> {
    const bodies = await Promise.all(feeds.map(async (paths) => (await api.app.inject(paths[format])).body));
    const text = bodies.join('');
    const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
    const ids = find(/urn:uuid:([\da-f-]{36})/g);
    // An Atom feed has its own id, which has a different UUID version.
    return { matches: ids.filter((id) => id[14] === '8').toSorted(), documents: unique(find(/\/(us-119-hr-\d+)/g)) };
  }
  const unique = (found: readonly string[]) => [...new Set(found)].toSorted();
  const without = (all: readonly string[], known: readonly string[]) => all.filter((one) => !known.includes(one));
  const posted = () => {
    const events = receiver.received.splice(0).map(({ body }) => JSON.parse(body) as Posted);
    const matches = events.map(({ data }) => data.matchId).toSorted();
    return { matches, documents: unique(events.map(({ data }) => data.document.fusionId)) };
  };
  const mailed = async () => {
    const texts = (await mails()).filter(({ kind }) => kind === 'alert-digest').map(({ text }) => text);
    const named = texts.join('').matchAll(/US HR (\d+)/g);
    return unique([...named].map(([, number]) => `us-119-hr-${number}`));
  };

  it('deliver the same alerts for the same period', async () => {
    await ingest(testBill(1, { title: 'An aquifer' }), testBill(2, { title: 'A well' }));
    await post();
    until('Daily');
    await tick();
    const before = await Promise.all(FEED_FORMATS.map(fed));
    expect(await mailed()).toEqual(['us-119-hr-1', 'us-119-hr-2']);
    expect(posted().documents).toEqual(['us-119-hr-1', 'us-119-hr-2']);

    // One document is found by both searches, one again in another version, one while the receiver is down, and one is
    // marked irrelevant.
    await ingest(testBill(3, { title: 'A well in an aquifer' }));
    await post();
    await ingest(testBill(1, { title: 'An aquifer, amended' }));
    receiver.goesDown();
    await post();
    const described = posted();
    await ingest(testBill(4, { title: 'Wells' }), testBill(5, { title: 'Aquifers' }), testBill(6, { title: 'A road' }));
    await member.call('POST', '/alerts/toggleSearchAlertsIrrelevant', {
      fetchOptions: [
        {
          fusionId: 'us-119-hr-5',
          projectId,
        },
      ],
      toggleValue: true,
    });
    receiver.answers(204);
    after(3600);
    await post();
    until('Daily');
    await tick();

    const sent = posted();
    const matches = unique([...described.matches, ...sent.matches]);
    const documents = unique([...described.documents, ...sent.documents]);
    expect(documents).toEqual(['us-119-hr-1', 'us-119-hr-3', 'us-119-hr-4']);
    // The webhook of the project is sent the document of both searches once; their feeds list both matches.
    expect(matches).toHaveLength(3);
    expect(await mailed()).toEqual(documents);
    for (const [place, format] of FEED_FORMATS.entries()) {
      const now = await fed(format);
      const added = without(now.matches, before[place]?.matches ?? []);
      expect(added, format).toHaveLength(4);
      expect(without(matches, added), format).toEqual([]);
    }
  });
});

interface Posted {
  data: { matchId: string; document: { fusionId: string } };
}
