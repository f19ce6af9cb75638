import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailLink, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const TEST_MAIL_SUBJECT = 'A test e-mail';

export function TestMail({ name, address }: { name: string; address: string }) {
  return (
    <MailLayout
      title={TEST_MAIL_SUBJECT}
      preview="E-mails from Rotunda arrive here."
      footer="You get this e-mail because you asked for it in the outbox."
    >
      <MailTitle>E-mails arrive here</MailTitle>
      <MailText>
        Hello {name}, this is the test e-mail you asked for. Links in e-mails lead to{' '}
        <MailLink href={address}>{address}</MailLink>
      </MailText>
    </MailLayout>
  );
}
