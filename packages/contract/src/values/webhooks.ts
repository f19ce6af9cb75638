/** In which form a webhook tells: as data for programs, or as a message of a chat. */
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
  /** Of a project, those of its saved searches included. */
  ofProject: 20,
  deliveriesPage: 25,
  /** Characters kept of an answer. */
  answer: 500,
  /** Deliveries are kept, and can be sent again, for so many days. */
  keptDays: 30,
  /** After a change of secret the old one signs as well, for so many hours. */
  secretOverlapHours: 24,
} as const;

export const WEBHOOK_TEXTS = {
  nameRequired: 'Name the webhook.',
  httpsRequired: 'Enter a web address that begins with https://.',
  credentials: 'Enter an address without a user name or password.',
  notPublic: 'This address is in a private network. Ask the operator to allow its host.',
  notFound: 'This host cannot be found. Check the address.',
  tooMany: 'This project has 20 webhooks. Delete one first.',
  isOff: 'Turn the webhook on first.',
  gone: 'The address answered 410 Gone.',
  failing: 'No delivery has succeeded for three days.',
  access: 'The person who answers for it no longer sees the project.',
  person: 'Somebody turned it off.',
} as const;
