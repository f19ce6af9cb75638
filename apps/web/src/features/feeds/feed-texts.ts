/** Texts of feeds of saved searches. */
export const feedTexts = {
  title: (search: string) => `Feed of ${search}`,
  hint: 'A feed shows the newest alerts of this saved search in a feed reader. Anyone who has its address can read it.',
  create: 'Create feed',
  renew: 'Replace address',
  renewHint: 'A new address replaces the current one.',
  revoke: 'Revoke',
  revoked: 'Feed revoked',
  address: (format: string) => `Address (${format})`,
  shownOnce: 'Copy an address now. It is not shown again.',
  since: (date: string) => `Your feed was created on ${date}.`,
  read: (date: string) => `Last read ${date}.`,
  neverRead: 'Not read yet.',
} as const;
