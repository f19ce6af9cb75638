import type { Database } from '../../../../platform/database/create-database.ts';
import type { ReceivedMail } from '../../../../platform/testing/smtp-server.ts';
import { type ExpectedDigest, expectDigests, HOUR, type WeekPlan } from './week-plan.ts';

export interface WeekOutcome {
  figures: Record<string, number>;
  /** Problems found; empty if everything is as planned. */
  problems: string[];
}

interface MailRow {
  mail_id: string;
  user_id: string;
  kind: string;
  state: string;
  created_ts: string;
}

const KINDS = { 'alert-digest': 'alerts', 'update-digest': 'updates' } as const;
/** Documents shown per email; the email states how many more there are. */
const MAX_SHOWN = 50;
const MAX_PROBLEMS = 20;

/** Compares what the SMTP server received with what the plan requires. */
export async function compareWeek(
  database: Database,
  plan: WeekPlan,
  received: readonly ReceivedMail[],
): Promise<WeekOutcome> {
  const problems: string[] = [];
  const { rows } = await database.$client.query<MailRow>(
    'select mail_id, user_id, kind, state, created_ts from outgoing_mails order by created_ts, mail_id',
  );
  const mails = new Map<string, ReceivedMail[]>();
  for (const mail of received) {
    const id = /^<([^@]+)@/.exec(mail.messageId)?.[1] ?? mail.messageId;
    mails.set(id, [...(mails.get(id) ?? []), mail]);
  }
  const expected = new Map(expectDigests(plan).map((digest) => [getKey(digest), digest]));
  const missing = new Set(expected.keys());
  const states: Record<string, number> = {};
  const reportedBefore = new Set<string>();
  for (const row of rows) {
    const kind = row.kind === 'alert-digest' || row.kind === 'update-digest' ? KINDS[row.kind] : null;
    const key = kind && getKey({ userId: row.user_id, kind, slotTs: Math.floor(Number(row.created_ts) / HOUR) * HOUR });
    const digest = key === null ? undefined : expected.get(key);
    states[row.state] = (states[row.state] ?? 0) + 1;
    if (key === null || digest === undefined) problems.push(`a mail that is not due: ${key ?? row.kind}`);
    else if (!missing.delete(key)) problems.push(`twice: ${key}`);
    const copies = mails.get(row.mail_id) ?? [];
    problems.push(...wrongCopies(row, copies.length, key));
    mails.delete(row.mail_id);
    const [copy] = copies;
    if (copy !== undefined && digest !== undefined) problems.push(...wrongContent(copy, digest, reportedBefore));
  }
  for (const key of missing) problems.push(`never written: ${key}`);
  for (const id of mails.keys()) problems.push(`sent without a row: ${id}`);
  return {
    figures: {
      due: expected.size,
      written: rows.length,
      received: received.length,
      ...states,
      documentsTold: reportedBefore.size,
      problems: problems.length,
    },
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}

/**
 * Reports a wrong number of copies: a sent mail must arrive once, an unconfirmed one at most once, and a failed one
 * never.
 */
function wrongCopies({ state, mail_id }: MailRow, copies: number, key: string | null): string[] {
  const allowed = { sent: [1], unconfirmed: [0, 1], failed: [0] }[state];
  if (allowed === undefined) return [`still ${state}: ${key}`];
  return allowed.includes(copies) ? [] : [`${state}, but received ${copies} times: ${key} (${mail_id})`];
}

function wrongContent(mail: ReceivedMail, digest: ExpectedDigest, reportedBefore: Set<string>): string[] {
  const { userId, kind, documents } = digest;
  const key = getKey(digest);
  const shown = (mail.text.match(/US HR \d+/g) ?? []).map((words) => Number(words.slice('US HR '.length)));
  const reported = Number(/[\d,]+/.exec(mail.headers['subject'] ?? '')?.[0].replaceAll(',', ''));
  const problems: string[] = [];
  if (mail.to.join() !== `${userId}@week.example`) problems.push(`to ${mail.to.join()}: ${key}`);
  if (reported !== documents.size) problems.push(`tells of ${reported} documents instead of ${documents.size}: ${key}`);
  if (new Set(shown).size !== shown.length) problems.push(`shows a document twice: ${key}`);
  if (shown.length !== Math.min(MAX_SHOWN, documents.size)) problems.push(`shows ${shown.length}: ${key}`);
  if (shown.some((document) => !documents.has(document))) problems.push(`shows a document that is not due: ${key}`);
  for (const document of kind === 'alerts' ? documents : []) {
    const one = `${userId} ${document}`;
    if (reportedBefore.has(one)) problems.push(`tells of ${document} again: ${key}`);
    reportedBefore.add(one);
  }
  return problems;
}

function getKey({ userId, kind, slotTs }: Pick<ExpectedDigest, 'userId' | 'kind' | 'slotTs'>): string {
  return `${kind} of ${userId} at ${new Date(slotTs * 1000).toISOString()}`;
}
