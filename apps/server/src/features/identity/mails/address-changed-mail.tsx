import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

export const ADDRESS_CHANGED_SUBJECT = 'The e-mail address of your account was changed';

interface Change {
  name: string;
  oldEmail: string;
  newEmail: string;
}

export function AddressChangedMail({ name, oldEmail, newEmail }: Change) {
  return (
    <MailLayout
      title={ADDRESS_CHANGED_SUBJECT}
      preview={`It is now ${newEmail}.`}
      footer="You get this e-mail because it went to the address your account had."
    >
      <MailTitle>Your address was changed</MailTitle>
      <MailText>
        Hello {name}, the e-mail address of your Rotunda account was changed from {oldEmail} to {newEmail}.
      </MailText>
      <MailText>If this was not you, contact an administrator of your organization immediately.</MailText>
    </MailLayout>
  );
}
