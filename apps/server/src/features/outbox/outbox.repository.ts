import { outgoingMails } from '@rotunda/database';
import type { MailState } from '@rotunda/contract';
import { RESENDABLE_STATES } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

/** Organization that owns the mails; null for mails of no organization. */
export type MailOwner = string | null;

const columns = {
  mailId: outgoingMails.mailId,
  kind: outgoingMails.kind,
  state: outgoingMails.state,
  toAddress: outgoingMails.toAddress,
  subject: outgoingMails.subject,
  attempts: outgoingMails.attempts,
  nextAttemptTs: outgoingMails.nextAttemptTs,
  createdTs: outgoingMails.createdTs,
  sentTs: outgoingMails.sentTs,
  lastError: outgoingMails.lastError,
};

/** Reads e-mails for display. Sending them is part of the platform. */
export function createOutboxRepository(db: DatabaseHandle) {
  const ownedBy = (owner: MailOwner) =>
    owner === null ? isNull(outgoingMails.organizationId) : eq(outgoingMails.organizationId, owner);
  const inState = (owner: MailOwner, state: MailState | undefined) =>
    and(ownedBy(owner), state === undefined ? undefined : eq(outgoingMails.state, state));
  return {
    /** Lists e-mails, newest first. */
    async find(owner: MailOwner, state: MailState | undefined, { skip, limit }: { skip: number; limit: number }) {
      return db
        .select(columns)
        .from(outgoingMails)
        .where(inState(owner, state))
        .orderBy(desc(outgoingMails.createdTs), desc(outgoingMails.mailId))
        .offset(skip)
        .limit(limit);
    },

    count: (owner: MailOwner, state: MailState | undefined): Promise<number> =>
      db.$count(outgoingMails, inState(owner, state)),

    /** Returns null for another owner's e-mail, as for a missing one. */
    async get(owner: MailOwner, mailId: string) {
      const [row] = await db
        .select({ ...columns, textBody: outgoingMails.textBody })
        .from(outgoingMails)
        .where(and(ownedBy(owner), eq(outgoingMails.mailId, mailId)));
      return row ?? null;
    },

    /**
     * Queues an e-mail again.
     * @returns false when it is not in a state that can be resent
     */
    async sendAgain(
      owner: MailOwner,
      mailId: string,
      times: { nextAttemptTs: UnixSeconds; giveUpTs: UnixSeconds },
    ): Promise<boolean> {
      const { rowCount } = await db
        .update(outgoingMails)
        .set({ ...times, state: 'waiting', handedOverTs: null })
        .where(and(ownedBy(owner), eq(outgoingMails.mailId, mailId), isOneOf(outgoingMails.state, RESENDABLE_STATES)));
      return rowCount === 1;
    },
  };
}
