import { PASSWORD_LIMITS } from '@rotunda/contract/values';

/** Words of one's own account. */
export const accountTexts = {
  title: 'Account',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: `At least ${PASSWORD_LIMITS.shortest} characters, and nothing that is tried first: common words, your name or e-mail address.`,
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
  ended: 'The session has been ended.',
} as const;

/** "2 other sessions have been ended." */
export function othersEnded(count: number): string {
  return count === 1 ? 'One other session has been ended.' : `${count} other sessions have been ended.`;
}
