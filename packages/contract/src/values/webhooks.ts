/** Payload format of a webhook: data for programs, or a chat message. */
export const WEBHOOK_FORMATS = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const WEBHOOK_FORMAT_LABELS: Readonly<Record<WebhookFormat, string>> = {
  json: 'JSON',
  slack: 'Slack',
  teams: 'Microsoft Teams',
};

/** Why a webhook is off. */
export const WEBHOOK_OFF_REASONS = ['person', 'gone', 'failing', 'access'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

export const WEBHOOK_LIMITS = {
  name: 100,
  /** Most webhooks of a project, including those of its saved searches. */
  ofProject: 20,
  deliveriesPage: 25,
  /** Most tests of a webhook in a minute: a test makes a request to an address somebody chose. */
  testsPerMinute: 5,
  /** Characters of a response that are stored. */
  responseExcerpt: 500,
  /** Days that deliveries are kept and can be resent. */
  retentionDays: 30,
  /** Hours after a secret is renewed in which the old one still signs, too. */
  secretOverlapHours: 24,
} as const;

export const WEBHOOK_TEXTS = {
  nameRequired: 'Name the webhook.',
  httpsRequired: 'Enter a web address that begins with https://.',
  credentials: 'Enter an address without a user name or password.',
  notPublic: 'This address is in a private network. Ask the operator to allow its host.',
  notFound: 'This host cannot be found. Check the address.',
  tooMany: 'This project has 20 webhooks. Delete one first.',
  tooManyTests: 'You can send five tests a minute. Wait a moment, then try again.',
  isOff: 'Turn the webhook on first.',
  gone: 'The address answered 410 Gone.',
  failing: 'No delivery has succeeded for three days.',
  access: 'Its owner can no longer see the project.',
  person: 'Someone turned it off.',
} as const;
