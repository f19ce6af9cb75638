/**
 * `waiting` and `sending` proceed on their own; `unconfirmed` was transmitted completely but never acknowledged; `kept`
 * had no mail server, or is for a user of the sample organization.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** States in which users can resend an e-mail, because no server is known to have accepted it. */
export const RESENDABLE_STATES: readonly MailState[] = ['failed', 'unconfirmed'];

/**
 * Kinds of e-mails with a single-use link that expires. The link may no longer work, so users request a new one
 * instead.
 */
const LINK_KINDS: readonly string[] = ['invitation', 'password-reset', 'confirm-address'];

/** Whether resending an e-mail of this kind still makes sense, if its state allows it. */
export const canResend = (kind: string): boolean => !LINK_KINDS.includes(kind);

export const OUTBOX_PAGE_SIZE = 25;
