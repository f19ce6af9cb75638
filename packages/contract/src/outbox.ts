import { z } from 'zod';
import { call, nothing, ok, unixSeconds, uuid } from './base.ts';
import { MAIL_STATES, OUTBOX_PAGE_SIZE } from './values/outbox.ts';

/** An e-mail that went out, waits or failed. */
export const outgoingMailSchema = z.object({
  _id: uuid,
  /** What it is, such as `alert-digest`. */
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  to: z.string(),
  subject: z.string(),
  createdAtTs: unixSeconds,
  sentAtTs: unixSeconds.nullable(),
  attempts: z.number().int(),
  /** Of `waiting`: not before then. */
  nextAttemptTs: unixSeconds.nullable(),
  /** What the server or the connection said last. */
  error: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

/** With what it says. Links that let their reader in are blanked. */
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
  /** Whether e-mails really go out; otherwise they are kept, because there is no mail server or it is the sample. */
  isSent: z.boolean(),
});

/** E-mails of an organization for its administrators, those of none for the operator; newest first. */
export const outboxContract = {
  find: call.route({ method: 'GET', path: '/outbox' }).input(z.strictObject(page)).output(pageOfMails),
  get: call
    .route({ method: 'GET', path: '/outbox/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(readableMailSchema),
  /** CONFLICT for one that is neither failed nor unconfirmed. */
  sendAgain: call
    .route({ method: 'POST', path: '/outbox/{id}/send-again' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  /** To the address of whoever asks. */
  sendTest: call
    .route({ method: 'POST', path: '/outbox/test' })
    .input(nothing)
    .output(z.object({ to: z.string() })),
  findOfInstallation: call
    .route({ method: 'GET', path: '/installation/outbox' })
    .input(z.strictObject(page))
    .output(pageOfMails),
  getOfInstallation: call
    .route({ method: 'GET', path: '/installation/outbox/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(readableMailSchema),
  sendAgainOfInstallation: call
    .route({ method: 'POST', path: '/installation/outbox/{id}/send-again' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};
