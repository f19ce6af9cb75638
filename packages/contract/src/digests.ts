import { z } from 'zod';
import { call, ok, unixSeconds } from './base.ts';
import { DIGEST_FREQUENCIES, DIGEST_KINDS, OPTIONAL_MAILS } from './values/digests.ts';

export const digestKindSchema = z.enum(DIGEST_KINDS);

export const digestScheduleSchema = z.object({
  /** Address the user's e-mails are sent to. */
  address: z.string(),
  /** False if e-mails are only kept in the outbox, because there is no mail server or this is the sample. */
  isSent: z.boolean(),
  /** IANA name of the zone that hours and days are in. */
  timeZone: z.string(),
  /** 1 is Monday, 7 Sunday. */
  weeklyDigestDay: z.number().int(),
  /** When the next e-mails of each frequency are sent. */
  nextTs: z.record(z.enum(DIGEST_FREQUENCIES), unixSeconds),
});
export type DigestSchedule = z.infer<typeof digestScheduleSchema>;

export const digestPreviewSchema = z.object({
  /** When the next one is sent; null if the user gets no such e-mails for any project. */
  sendsAtTs: unixSeconds.nullable(),
  /** The e-mail as it would be sent now, in both formats; null while there is nothing to report. */
  mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(),
});
export type DigestPreview = z.infer<typeof digestPreviewSchema>;

/** The e-mails that an unsubscribe link ends. */
export const subscriptionSchema = z.object({
  kind: z.enum(OPTIONAL_MAILS),
  organizationName: z.string(),
  /** Partly masked address, which its owner can still recognize. */
  address: z.string(),
  /** No such e-mails are sent, not even for projects created later. */
  isEnded: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** E-mails to a user that belong to no project. */
export const personalEmailsSchema = z.strictObject({
  /** Send an e-mail when a colleague mentions the user in a comment. */
  mentions: z.boolean(),
});
export type PersonalEmails = z.infer<typeof personalEmailsSchema>;

const bySecret = z.strictObject({ secret: z.string().min(1).max(400) });

export const digestsContract = {
  // The user's own e-mails: permission to read the product includes being notified about it.
  getSchedule: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/digests/schedule', summary: 'When your e-mails go out' })
    .output(digestScheduleSchema),
  preview: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/digests/preview', summary: 'Your next e-mail, as it would be now' })
    .input(z.strictObject({ kind: digestKindSchema }))
    .output(digestPreviewSchema),
  getPersonal: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/digests/personal', summary: 'Your e-mails other than digests' })
    .output(personalEmailsSchema),
  updatePersonal: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/digests/personal', summary: 'Choose which e-mails other than digests you get' })
    .input(personalEmailsSchema)
    .output(personalEmailsSchema),
  /** Reads the subscription behind the link of an e-mail, without signing in. */
  // Mail programs cannot sign in; the secret in the address grants access.
  getSubscription: call({ role: 'public' })
    .route({ method: 'GET', path: '/unsubscribe/{secret}', summary: 'What an unsubscribe link ends' })
    .input(bySecret)
    .output(subscriptionSchema),
  /**
   * Ends the e-mails of all projects, including later ones, or all e-mails about mentions. Repeating the call has no
   * further effect.
   */
  unsubscribe: call({ role: 'public' })
    .route({ method: 'POST', path: '/unsubscribe/{secret}', summary: 'Unsubscribe with the link in an e-mail' })
    .input(bySecret)
    .output(ok),
};
