import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailButton, MailNote, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const PASSWORD_RESET_SUBJECT = 'Choose a new password';

export function PasswordResetMail({ name, link }: { name: string; link: string }) {
  return (
    <MailLayout
      title={PASSWORD_RESET_SUBJECT}
      preview="Someone asked for a new password for your account."
      footer="You get this e-mail because someone entered your address under “Forgot password?”. If it was not you, ignore it. Your password will not change."
    >
      <MailTitle>Choose a new password</MailTitle>
      <MailText>Hello {name}, a new password was requested for your Rotunda account.</MailText>
      <MailButton href={link}>Choose a new password</MailButton>
      <MailNote>The link works once, for one hour. You will be logged out everywhere.</MailNote>
    </MailLayout>
  );
}
