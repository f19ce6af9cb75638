/**
 * `waiting` and `sending` go on by themselves; `unconfirmed` was handed over whole and never acknowledged; `kept` had no
 * server to go to, or is for somebody of the sample organization.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Those that people can send again: no server is known to have accepted them. */
export const SENDABLE_AGAIN: readonly MailState[] = ['failed', 'unconfirmed'];

/** Kinds of e-mails whose link works once and for a time: it may be void by now, so a new one is asked for instead. */
const LINK_KINDS: readonly string[] = ['invitation', 'password-reset', 'confirm-address'];

/** Whether the same e-mail would still do what it says if its state lets it be sent again. */
export const staysValid = (kind: string): boolean => !LINK_KINDS.includes(kind);

export const OUTBOX_PAGE_SIZE = 25;
