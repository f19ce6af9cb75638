import type { MailState } from '@rotunda/contract';
import type { BadgeTone } from '../../../shared/ui/status-badge.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

/** UI texts of the outbox. */
export const outboxTexts = {
  title: 'Outbox',
  whose: 'Whose e-mails',
  ofOrganization: 'Organization',
  ofInstallation: 'Installation',
  to: 'To',
  subject: 'Subject',
  state: 'State',
  allStates: 'All states',
  clear: 'Clear filter',
  time: 'Written',
  sent: 'Sent',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  error: 'Last answer',
  show: 'Show e-mail',
  sendAgain: 'Send again',
  sendAgainTitle: 'Send this e-mail again?',
  sendAgainNote: (to: string) => `Rotunda will try to send the e-mail to ${to} for up to three days.`,
  sendUnconfirmedNote: (to: string) =>
    `The server may have delivered this e-mail already. ${to} may get it a second time.`,
  sentAgain: (to: string) => `The e-mail to ${to} is on its way again.`,
  test: 'Send a test e-mail',
  tested: (to: string) => `A test e-mail to ${to} is on its way.`,
  testKept: (to: string) => `A test e-mail to ${to} was written. It is kept here.`,
  getOptions: (subject: string, to: string) => `Options for “${subject}” to ${to}`,
  blanked: 'Links that give access to an account are hidden here.',
  keptNotice:
    'E-mail is not set up, so e-mails are kept here for you to read. To send them, the operator sets SMTP_URL to a mail server, e.g. smtp://user:password@mail.example.org:587, and restarts Rotunda. E-mails kept until then are not sent later.',
  sampleNotice: 'E-mails of the sample workspace are never sent. They are kept here, so you can read them.',
  emptyTitle: 'No e-mails yet',
  emptyHint: 'Invitations, digests and every other e-mail appear here as soon as one is written.',
  noneTitle: 'No e-mails in this state',
  noneHint: 'Choose another state.',
} as const;

export const STATE_WORDS: Readonly<Record<MailState, { label: string; tone: BadgeTone; icon: IconName }>> = {
  waiting: { label: 'Waiting', tone: 'introduced', icon: 'clock' },
  sending: { label: 'Sending', tone: 'introduced', icon: 'mail' },
  sent: { label: 'Sent', tone: 'passed', icon: 'check' },
  unconfirmed: { label: 'Unconfirmed', tone: 'considering', icon: 'help' },
  failed: { label: 'Failed', tone: 'failed', icon: 'warning' },
  kept: { label: 'Kept', tone: 'inactive', icon: 'folder' },
};
