import { member, organization, outgoingMails, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseHandle } from '../database/create-database.ts';
import { isOneOf } from '../database/is-one-of.ts';

export interface NewMail {
  mailId: string;
  organizationId: string | null;
  userId: string | null;
  kind: string;
  dedupeKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  sealedSecret: string | null;
  createdTs: UnixSeconds;
  nextAttemptTs: UnixSeconds;
  giveUpTs: UnixSeconds;
}

/** An e-mail that one process is currently sending. */
export type ClaimedMail = Omit<NewMail, 'organizationId' | 'userId' | 'dedupeKey' | 'nextAttemptTs'> & Attempt;

/** One attempt to send an e-mail; a later attempt invalidates it. */
export interface Attempt {
  mailId: string;
  attempts: number;
}

const OPEN = ['waiting', 'sending'];
const headersSchema = z.record(z.string(), z.string());

/** Outgoing e-mails. A change made by an attempt applies only while that attempt is the latest. */
export function createOutgoingMailsRepository(db: DatabaseHandle) {
  const change = async (where: SQL | undefined, set: Partial<typeof outgoingMails.$inferInsert>): Promise<number> => {
    const { rowCount } = await db.update(outgoingMails).set(set).where(where);
    return rowCount ?? 0;
  };
  const isAttempt = ({ mailId, attempts }: Attempt, ...states: string[]) =>
    and(
      eq(outgoingMails.mailId, mailId),
      eq(outgoingMails.attempts, attempts),
      inArray(outgoingMails.state, states.length === 0 ? ['sending'] : states),
    );

  return {
    /** @returns False if the key already exists. */
    async insert({ to, text, html, ...mail }: NewMail): Promise<boolean> {
      const isOfSample = sql`(
        exists (select from ${organization} where id = ${mail.organizationId} and is_sample)
        or exists (select from ${member} m join ${organization} o on o.id = m.organization_id and o.is_sample
          join ${user} u on u.id = m.user_id where u.id = ${mail.userId} or lower(u.email) = lower(${to})))`;
      const { rowCount } = await db
        .insert(outgoingMails)
        .values({
          ...mail,
          toAddress: to,
          textBody: text,
          htmlBody: html,
          state: sql`case when ${isOfSample} then 'kept' else 'waiting' end`,
          sealedSecret: sql`case when ${isOfSample} then null else ${mail.sealedSecret} end`,
        })
        .onConflictDoNothing({ target: outgoingMails.dedupeKey });
      return rowCount === 1;
    },

    /** Closes e-mails whose process died after handing them over. @returns How many. */
    closeUnconfirmed: (nowTs: UnixSeconds, lastError: string): Promise<number> =>
      change(
        and(
          eq(outgoingMails.state, 'sending'),
          isNotNull(outgoingMails.handedOverTs),
          lte(outgoingMails.nextAttemptTs, nowTs),
        ),
        { state: 'unconfirmed', lastError },
      ),

    /** Without an SMTP server: keeps everything that would be sent now. @returns How many. */
    keepDue: (nowTs: UnixSeconds): Promise<number> =>
      change(
        and(
          inArray(outgoingMails.state, OPEN),
          isNull(outgoingMails.handedOverTs),
          lte(outgoingMails.nextAttemptTs, nowTs),
        ),
        { state: 'kept', sealedSecret: null },
      ),

    /**
     * Claims the next due e-mail for this process until `leaseTs`, including one whose process died before sending its
     * end.
     */
    async claim(nowTs: UnixSeconds, leaseTs: UnixSeconds): Promise<ClaimedMail | null> {
      const due = db
        .select({ mailId: outgoingMails.mailId })
        .from(outgoingMails)
        .where(
          and(
            inArray(outgoingMails.state, OPEN),
            isNull(outgoingMails.handedOverTs),
            lte(outgoingMails.nextAttemptTs, nowTs),
          ),
        )
        .orderBy(asc(outgoingMails.nextAttemptTs), asc(outgoingMails.mailId))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(outgoingMails)
        .set({ state: 'sending', attempts: sql`${outgoingMails.attempts} + 1`, nextAttemptTs: leaseTs })
        .where(inArray(outgoingMails.mailId, due))
        .returning();
      if (row === undefined) return null;
      const { toAddress: to, textBody: text, htmlBody: html, ...rest } = row;
      return { ...rest, to, text, html, headers: headersSchema.parse(row.headers) };
    },

    /** @returns False if the attempt is void because a later attempt replaced it or the e-mail was withdrawn. */
    markHandedOver: async (attempt: Attempt, nowTs: UnixSeconds): Promise<boolean> =>
      (await change(and(isAttempt(attempt), isNull(outgoingMails.handedOverTs)), { handedOverTs: nowTs })) === 1,

    /** Also applies to an e-mail that was given up as unconfirmed, because a late confirmation still counts. */
    markSent: (attempt: Attempt, nowTs: UnixSeconds): Promise<number> =>
      change(isAttempt(attempt, 'sending', 'unconfirmed'), {
        state: 'sent',
        sentTs: nowTs,
        lastError: null,
        sealedSecret: null,
      }),

    markUnconfirmed: (attempt: Attempt, lastError: string): Promise<number> =>
      change(isAttempt(attempt), { state: 'unconfirmed', lastError }),

    markFailed: (attempt: Attempt, lastError: string): Promise<number> =>
      change(isAttempt(attempt), { state: 'failed', handedOverTs: null, lastError }),

    /** The server did not accept the e-mail now but may later. */
    tryLater: (attempt: Attempt, nextAttemptTs: UnixSeconds, lastError: string): Promise<number> =>
      change(isAttempt(attempt), { state: 'waiting', handedOverTs: null, nextAttemptTs, lastError }),

    /** Returns the sealed secrets of e-mails that are not sent yet or failed. */
    async findSealed(): Promise<{ mailId: string; sealed: string }[]> {
      return db
        .select({ mailId: outgoingMails.mailId, sealed: sql<string>`${outgoingMails.sealedSecret}` })
        .from(outgoingMails)
        .where(isNotNull(outgoingMails.sealedSecret))
        .orderBy(asc(outgoingMails.mailId));
    },

    /** Stores a secret sealed again, unless it was changed in the meantime. */
    replaceSealed: (mailId: string, before: string, sealedSecret: string): Promise<number> =>
      change(and(eq(outgoingMails.mailId, mailId), eq(outgoingMails.sealedSecret, before)), { sealedSecret }),

    async withdraw(dedupeKeys: readonly string[]): Promise<void> {
      await db
        .delete(outgoingMails)
        .where(
          and(
            isOneOf(outgoingMails.dedupeKey, dedupeKeys),
            inArray(outgoingMails.state, OPEN),
            isNull(outgoingMails.handedOverTs),
          ),
        );
    },

    /** For the metrics. */
    async countWaiting(): Promise<number> {
      const [row] = await db.select({ waiting: count() }).from(outgoingMails).where(inArray(outgoingMails.state, OPEN));
      return row?.waiting ?? 0;
    },
  };
}
