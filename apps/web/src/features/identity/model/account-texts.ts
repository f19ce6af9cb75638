import { PASSWORD_LIMITS } from '@rotunda/contract/values';

/** Texts of the user's own account. */
export const accountTexts = {
  title: 'Account',
  address: 'E-mail address',
  newAddress: 'New e-mail address',
  changeAddress: 'Change address',
  addressSending: 'Sending…',
  addressSent: (email: string) =>
    `Open the link in the e-mail to ${email} within 24 hours. Until then, log in with your current address.`,
  addressClosed:
    'E-mail is not set up here, so a new address can’t be confirmed. Ask the operator of this installation.',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: `At least ${PASSWORD_LIMITS.shortest} characters. Avoid common words, your name and your e-mail address.`,
  passwordShort: `Use at least ${PASSWORD_LIMITS.shortest} characters.`,
  change: 'Change password',
  changing: 'Changing…',
  changed: 'Your password has been changed. You are logged out everywhere else.',
  sessions: 'Sessions',
  sessionsNote:
    'Where you are logged in. A session ends after seven days without use, and thirty days after it was opened.',
  current: 'This one',
  unknownAddress: 'Address not known',
  used: 'Last used',
  opened: 'Opened',
  end: 'Log out',
  endOthers: 'Log out all others',
  ended: 'Session logged out',
} as const;

/** Formats how many sessions ended, e.g. "2 other sessions have been ended." */
export function othersEnded(count: number): string {
  return count === 1 ? 'One other session logged out' : `${count} other sessions logged out`;
}
