import type { Role } from '@rotunda/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailButton, MailNote, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx';

interface Invited {
  organization: string;
  inviter: string;
  role: Role;
}

const ROLES: Readonly<Record<Role, string>> = {
  admin: 'an administrator',
  member: 'a member',
  viewer: 'a viewer',
};

export function invitationSubject({ organization, inviter }: Invited): string {
  return `${inviter} invited you to ${organization} on Rotunda`;
}

export function InvitationMail({ link, ...invited }: Invited & { link: string }) {
  const { inviter, organization, role } = invited;
  return (
    <MailLayout
      title={invitationSubject(invited)}
      preview={`Choose a password to join ${organization}.`}
      footer={`You get this e-mail because ${inviter} entered your address. If you do not know them, ignore it. No account is created unless you accept.`}
    >
      <MailTitle>Join {organization}</MailTitle>
      <MailText>
        {inviter} invited you to work with {organization} on Rotunda as {ROLES[role]}.
      </MailText>
      <MailButton href={link}>Accept the invitation</MailButton>
      <MailNote>The link works once, for seven days.</MailNote>
    </MailLayout>
  );
}
