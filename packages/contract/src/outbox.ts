import { z } from 'zod';
import { call, nothing, ok, unixSeconds, uuid } from './base.ts';
import { MAIL_STATES, OUTBOX_PAGE_SIZE } from './values/outbox.ts';

/** An e-mail that was sent, is waiting or has failed. */
export const outgoingMailSchema = z.object({
  _id: uuid,
  /** Type of e-mail, such as `alert-digest`. */
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  to: z.string(),
  subject: z.string(),
  createdAtTs: unixSeconds,
  sentAtTs: unixSeconds.nullable(),
  attempts: z.number().int(),
  /** Time of the next attempt at the earliest, for `waiting`. */
  nextAttemptTs: unixSeconds.nullable(),
  /** Last error of the mail server or the connection. */
  error: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

/** An e-mail with its text, in which links that grant access are blanked. */
export const readableMailSchema = outgoingMailSchema.extend({ text: z.string() });
export type ReadableMail = z.infer<typeof readableMailSchema>;

const page = {
  state: z.enum(MAIL_STATES).optional(),
  skip: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(100).default(OUTBOX_PAGE_SIZE),
};
const pageOfMails = z.object({
  results: z.array(outgoingMailSchema),
  total: z.number().int(),
  /** False if e-mails are only kept, because there is no mail server or this is the sample. */
  isSent: z.boolean(),
});

/**
 * Outgoing e-mails, newest first: those of an organization for its administrators, those without an organization for
 * the operator.
 */
export const outboxContract = {
  find: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/outbox' })
    .input(z.strictObject(page))
    .output(pageOfMails),
  // E-mails are for their recipient and for the administrators who look after delivery.
  get: call({ role: 'admin', scope: 'admin', impersonation: 'refused' })
    .route({ method: 'GET', path: '/outbox/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(readableMailSchema),
  /** CONFLICT for an e-mail that is neither failed nor unconfirmed. */
  sendAgain: call({ role: 'admin', scope: 'admin', impersonation: 'refused' })
    .route({ method: 'POST', path: '/outbox/{id}/send-again' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  /** Sends a test e-mail to the caller's own address. */
  sendTest: call({ role: 'admin', scope: 'admin', impersonation: 'refused' })
    .route({ method: 'POST', path: '/outbox/test' })
    .input(nothing)
    .output(z.object({ to: z.string() })),
  // E-mails that belong to no organization.
  findOfInstallation: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/installation/outbox' })
    .input(z.strictObject(page))
    .output(pageOfMails),
  getOfInstallation: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'GET', path: '/installation/outbox/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(readableMailSchema),
  sendAgainOfInstallation: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/installation/outbox/{id}/send-again' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};
