import { z } from 'zod';
import { call, ok, unixSeconds } from './base.ts';
import { DIGEST_FREQUENCIES, DIGEST_KINDS, OPTIONAL_MAILS } from './values/digests.ts';

export const digestKindSchema = z.enum(DIGEST_KINDS);

export const digestScheduleSchema = z.object({
  /** The address the person's e-mails go to. */
  address: z.string(),
  /** Whether they really go out; otherwise they are kept in the outbox, because there is no mail server or it is the sample. */
  isSent: z.boolean(),
  /** IANA name of the zone in which hours and days are counted. */
  timeZone: z.string(),
  /** 1 is Monday, 7 Sunday. */
  weeklyDigestDay: z.number().int(),
  /** When e-mails of each frequency go out next. */
  nextTs: z.record(z.enum(DIGEST_FREQUENCIES), unixSeconds),
});
export type DigestSchedule = z.infer<typeof digestScheduleSchema>;

export const digestPreviewSchema = z.object({
  /** When it goes out; null while the person hears of no project by such e-mails. */
  sendsAtTs: unixSeconds.nullable(),
  /** What it would hold if it went out now, both parts of it; null while there is nothing to tell. */
  mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(),
});
export type DigestPreview = z.infer<typeof digestPreviewSchema>;

/** What a link of an e-mail can end. */
export const subscriptionSchema = z.object({
  kind: z.enum(OPTIONAL_MAILS),
  organisationName: z.string(),
  /** As much of the address as its owner needs to recognize it. */
  address: z.string(),
  /** No such e-mails at all, also of projects made later. */
  isEnded: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a person is told by e-mail that belongs to no project. */
export const personalEmailsSchema = z.strictObject({
  /** An e-mail when a colleague mentions them in a comment. */
  mentions: z.boolean(),
});
export type PersonalEmails = z.infer<typeof personalEmailsSchema>;

const bySecret = z.strictObject({ secret: z.string().min(1).max(400) });

export const digestsContract = {
  getSchedule: call
    .route({ method: 'GET', path: '/digests/schedule', summary: 'When your e-mails go out' })
    .output(digestScheduleSchema),
  preview: call
    .route({ method: 'GET', path: '/digests/preview', summary: 'Your next e-mail, as it would be now' })
    .input(z.strictObject({ kind: digestKindSchema }))
    .output(digestPreviewSchema),
  getPersonal: call
    .route({ method: 'GET', path: '/digests/personal', summary: 'Which e-mails beside digests you get' })
    .output(personalEmailsSchema),
  updatePersonal: call
    .route({ method: 'PATCH', path: '/digests/personal', summary: 'Choose which e-mails beside digests you get' })
    .input(personalEmailsSchema)
    .output(personalEmailsSchema),
  /** By the link of an e-mail, without signing in. */
  getSubscription: call
    .route({ method: 'GET', path: '/unsubscribe/{secret}', summary: 'What a link of an e-mail can end' })
    .input(bySecret)
    .output(subscriptionSchema),
  /** Of all projects, also those made later, or all about mentions. Doing it again changes nothing. */
  unsubscribe: call
    .route({ method: 'POST', path: '/unsubscribe/{secret}', summary: 'End e-mails by the link of one' })
    .input(bySecret)
    .output(ok),
};
