import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailButton, MailNote, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const CONFIRM_ADDRESS_SUBJECT = 'Confirm your new e-mail address';

interface NewAddress {
  name: string;
  newEmail: string;
  link: string;
}

export function ConfirmAddressMail({ name, newEmail, link }: NewAddress) {
  return (
    <MailLayout
      title={CONFIRM_ADDRESS_SUBJECT}
      preview="Your account changes once you confirm."
      footer="You get this e-mail because someone entered your address as the new one for their account. If it was not you, ignore it. Nothing will change."
    >
      <MailTitle>Confirm your new address</MailTitle>
      <MailText>
        Hello {name}, confirm that {newEmail} is the new e-mail address of your Rotunda account. You will log in with
        it.
      </MailText>
      <MailButton href={link}>Confirm this address</MailButton>
      <MailNote>The link works once, for 24 hours.</MailNote>
    </MailLayout>
  );
}
