import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailLink, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const PASSWORD_CHANGED_SUBJECT = 'Your password was changed';

export function PasswordChangedMail({ name, signInUrl }: { name: string; signInUrl: string }) {
  return (
    <MailLayout
      title={PASSWORD_CHANGED_SUBJECT}
      preview="You are logged out everywhere."
      footer="You get this e-mail because the password of your account was changed."
    >
      <MailTitle>Your password was changed</MailTitle>
      <MailText>Hello {name}, your Rotunda account has a new password. You are logged out everywhere.</MailText>
      <MailText>
        If this was not you, choose a new password right away under “Forgot password?” on{' '}
        <MailLink href={signInUrl}>the login page</MailLink>, and contact an administrator of your organization.
      </MailText>
    </MailLayout>
  );
}
