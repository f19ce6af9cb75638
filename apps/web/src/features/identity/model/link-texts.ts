import { PASSWORD_LIMITS } from '@rotunda/contract/values';

const passwordHint = `At least ${PASSWORD_LIMITS.shortest} characters. Avoid common words, your name and your e-mail address.`;

/** Texts of the pages that links in e-mails open, and of the page that requests a link. */
export const linkTexts = {
  email: 'E-mail',
  password: 'New password',
  passwordHint,
  passwordShort: `Use at least ${PASSWORD_LIMITS.shortest} characters.`,
  toLogin: 'Back to login',
  logIn: 'Log in',
  forgotTitle: 'Forgot your password?',
  forgotNote: 'Enter the e-mail address of your account. We’ll send you a link to choose a new password.',
  forgotSubmit: 'Send the link',
  forgotPending: 'Sending…',
  forgotDone: 'If there is an account with this address, the link is on its way. It works for one hour.',
  forgotSpam:
    'Nothing there after a few minutes? Look in your spam folder, or ask an administrator of your organization.',
  noMail: 'E-mail is not set up here. Ask the operator of this installation to set a new password for you.',
  resetTitle: 'Choose a new password',
  resetSubmit: 'Change password',
  resetPending: 'Changing…',
  resetDone: 'Your password has been changed. You are logged out everywhere.',
  noLink: 'This page needs the link from the e-mail. Open it again from there.',
  invitationTitle: (organization: string) => `Join ${organization}`,
  invitationNote: (email: string) => `You were invited as ${email}. Choose a name and a password for your account.`,
  firstName: 'First name',
  lastName: 'Last name',
  chosenPassword: 'Password',
  firstNameRequired: 'Enter a first name.',
  emailRequired: 'Enter an e-mail address.',
  accept: 'Accept the invitation',
  accepting: 'Creating your account…',
  accepted: (email: string) => `Your account is ready. Log in as ${email}.`,
  invitationFailedTitle: 'Invitation',
  addressTitle: 'Confirm your new e-mail address',
  addressNote: 'After you confirm, log in with the address this link was sent to.',
  confirm: 'Confirm this address',
  confirming: 'Confirming…',
  confirmed: (email: string) => `Your e-mail address is now ${email}.`,
} as const;
