/** What an e-mail tells of: new alerts, or what happened to the documents of projects. */
export const DIGEST_KINDS = ['alerts', 'updates'] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** E-mails a person can end for good: digests, and being told when a colleague mentions them. */
export const OPTIONAL_MAILS = [...DIGEST_KINDS, 'mentions'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** How often a digest goes out; `Never` is none. */
export const DIGEST_FREQUENCIES = ['Hourly', '4-Hourly', 'Daily', 'Weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** Where the one click of a mail program is posted to, and the page that asks first is opened (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const DIGEST_TEXTS = {
  linkNotValid: 'This link is not valid. Change your e-mail settings in your account instead.',
  unsubscribed: 'You get no more of these e-mails.',
} as const;
