import type { Webhook, WebhookDelivery } from '@rotunda/contract';
import { WEBHOOK_LIMITS, WEBHOOK_TEXTS } from '@rotunda/contract/values';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';

/** UI texts of webhooks. */
export const webhookTexts = {
  title: 'Webhooks',
  note: 'A webhook posts each new alert of this project to another program, to Slack or to Microsoft Teams.',
  docs: 'How to receive them',
  add: 'Add webhook',
  adding: 'Adding…',
  added: 'Webhook added',
  none: 'No webhooks yet',
  noneHint: 'Add one to send new alerts of this project to another program.',
  name: 'Name',
  address: 'Address',
  addressHint: 'Must begin with https://.',
  addressKept: (host: string) => `Messages go to ${host}. Enter an address to send them elsewhere.`,
  format: 'Format',
  alerts: 'Alerts of',
  allSearches: 'All saved searches',
  owner: 'Sends as',
  state: 'State',
  on: 'On',
  failingSince: (date: string) => `Failing since ${date}`,
  off: 'Off',
  waiting: (count: number) => formatCount(count, 'waiting message', 'waiting messages'),
  secret: 'Signing secret',
  secretNote: 'Copy the secret now. It is not shown again.',
  done: 'Done',
  options: (name: string) => `Options for ${name}`,
  log: 'Delivery log',
  getLog: (name: string) => `Delivery log of ${name}`,
  edit: 'Edit',
  editTitle: 'Edit webhook',
  saved: 'Webhook saved',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'Webhook turned on. Alerts found in the meantime are being sent.',
  turnedOff: 'Webhook turned off',
  renew: 'Renew secret',
  renewQuestion: (name: string) => `Create a new signing secret for “${name}”?`,
  renewHint: `For ${WEBHOOK_LIMITS.secretOverlapHours} hours, messages are also signed with the old secret.`,
  renewed: 'Secret renewed',
  delete: 'Delete',
  deleteTitle: 'Delete webhook',
  deleteQuestion: (name: string) => `Delete “${name}” and its delivery log? It will stop sending messages.`,
  deleted: 'Webhook deleted',
  test: 'Send test',
  testing: 'Sending…',
  sendAgain: 'Send again',
  sendAgainOf: (title: string) => `Send again: ${title}`,
  since: 'Since',
  replay: 'Send all since then',
  replayed: (count: number) => `Sending ${formatCount(count, 'message')} again.`,
  message: 'Message',
  attempts: 'Attempts',
  answer: 'Answer',
  testMessage: 'Test',
  noDeliveries: 'Nothing has been sent yet',
  noDeliveriesHint: 'Messages appear here when alerts are found, or when you send a test.',
  delivered: 'Delivered',
  failed: 'Failed',
  waits: 'Waiting',
  kept: `Messages are kept for ${WEBHOOK_LIMITS.retentionDays} days.`,
} as const;

/** Returns why a webhook is off or since when it has been failing; null if it works. */
export function getError({ isOn, offReason, failingSinceTs }: Webhook): string | null {
  if (!isOn) return offReason === null ? webhookTexts.off : WEBHOOK_TEXTS[offReason];
  return failingSinceTs === null ? null : webhookTexts.failingSince(formatDateTime(failingSinceTs));
}

/** Formats a response as "HTTP 500 · 120 ms", or the reason why there was none. */
export function describeResponse({ status, durationMs, responseExcerpt }: WebhookDelivery): string {
  if (status === null) return responseExcerpt ?? '';
  return [`HTTP ${status}`, durationMs === null ? '' : `${formatNumber(durationMs)} ms`].filter(Boolean).join(' · ');
}
