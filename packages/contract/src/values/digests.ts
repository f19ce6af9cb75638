/** Content of a digest: new alerts, or updates to the documents of projects. */
export const DIGEST_KINDS = ['alerts', 'updates'] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** E-mails that a user can turn off permanently: digests and notifications of mentions. */
export const OPTIONAL_MAILS = [...DIGEST_KINDS, 'mentions'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Frequencies of a digest; `Never` means none is sent. */
export const DIGEST_FREQUENCIES = ['Hourly', '4-Hourly', 'Daily', 'Weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** Where mail programs post a one-click unsubscribe (RFC 8058), and the page that asks for confirmation. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const DIGEST_TEXTS = {
  linkNotValid: 'This link is not valid. Change your e-mail settings in your account instead.',
  unsubscribed: 'You won’t get any more of these e-mails.',
} as const;
