import type { UnixSeconds } from '@rotunda/domain';
import { createDigestsDeps } from '../../../app/digests-deps.ts';
import { type PersonSpec, workspaceTest } from '../../../app/testing/workspace-test.ts';
import type { Queue } from '../../../platform/queue/create-queue.ts';
import type { DigestFrequency } from '@rotunda/contract';
import type { DigestReader } from '../digest-places.repository.ts';
import { nextSlot } from '../sending/digest-slots.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { queueDigests } from '../sending/queue-digests.ts';
import { type DigestOutcome, sendDigest } from '../sending/send-digest.ts';
import { sendDigestJob } from '../digests.jobs.ts';

export const NEW_YORK = { timeZone: 'America/New_York', weeklyDigestDay: 1 };

/** Fields of an email in the outbox that digest tests check. */
export interface SentDigest {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const EMPTIED = [
  'documents',
  'source_facts',
  'document_changes',
  'doc_search',
  'doc_search_part',
  'doc_head',
  'passages',
  'projects',
  'alert_activities',
  'digest_places',
  'reported_alerts',
  'reported_news',
  'document_news',
  'outgoing_mails',
];

/** Sets up a workspace whose digests follow a clock controlled by the test. */
export function digestTest<Name extends string>(people: Record<Name, PersonSpec>) {
  const workspace = workspaceTest(people, { withPipeline: true, emptied: EMPTIED });
  const { api, pipeline } = workspace;
  let nowTs: UnixSeconds = Math.floor(Date.now() / 1000);
  const readers: DigestReader[] = [];
  const queue: Queue = {
    async enqueue(_handle, job, payload) {
      if (job.name === sendDigestJob.name) readers.push(sendDigestJob.payload.parse(payload));
      return 'job';
    },
    work: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const deps = (): DigestsDeps =>
    createDigestsDeps(
      { ...api.deps, queue, clock: { ...api.deps.clock, now: () => nowTs, nowMs: () => nowTs * 1000 } },
      pipeline.engine,
    );
  const take = () => readers.splice(0);

  return {
    workspace,
    deps,
    /** Queues due digests without sending them. */
    async queueDue(): Promise<DigestReader[]> {
      await queueDigests(deps());
      return take();
    },
    /** Queues and sends due digests. */
    async tick(): Promise<DigestOutcome[]> {
      await queueDigests(deps());
      const outcomes: DigestOutcome[] = [];
      for (const reader of take()) outcomes.push(await sendDigest(deps(), reader));
      return outcomes;
    },
    /** Moves the clock to the next slot of a frequency. */
    until(frequency: DigestFrequency): void {
      nowTs = nextSlot(frequency, nowTs, NEW_YORK);
    },
    after(seconds: number): void {
      nowTs += seconds;
    },
    /** Returns emails written since the last call, by address and kind. */
    async mails(): Promise<SentDigest[]> {
      const { rows } = await api.deps.database.$client.query<SentDigest>(
        `delete from outgoing_mails where state is not null
         returning to_address as "to", kind, subject, text_body as text, html_body as html, headers`,
      );
      return rows.toSorted((a, b) => a.to.localeCompare(b.to) || a.kind.localeCompare(b.kind));
    },
  };
}
