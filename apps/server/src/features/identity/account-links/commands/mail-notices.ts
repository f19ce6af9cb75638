import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';
import type { LinkDeps } from '../../identity.deps.ts';
import { ADDRESS_CHANGED_SUBJECT, AddressChangedMail } from '../../mails/address-changed-mail.tsx';
import { PASSWORD_CHANGED_SUBJECT, PasswordChangedMail } from '../../mails/password-changed-mail.tsx';

interface Person {
  userId: string;
  name: string;
  email: string;
}

/**
 * Queues a notice inside a transaction. It is rendered before the transaction starts, because rendering would prolong
 * it.
 */
type SendNotice = (tx: DatabaseHandle, organizationId: string | null) => Promise<void>;

/** Notifies the owner of an account that its password changed, in case someone else changed it. */
export async function mailPasswordChanged(deps: LinkDeps, person: Person): Promise<SendNotice> {
  const rendered = await renderMail(PasswordChangedMail({ ...person, signInUrl: `${deps.baseUrl}/login` }));
  return notice(deps, person, { ...rendered, kind: 'password-changed', subject: PASSWORD_CHANGED_SUBJECT });
}

/** Notifies the old address of an account. */
export async function mailAddressChanged(deps: LinkDeps, person: Person, newEmail: string): Promise<SendNotice> {
  const rendered = await renderMail(AddressChangedMail({ name: person.name, oldEmail: person.email, newEmail }));
  return notice(deps, person, { ...rendered, kind: 'address-changed', subject: ADDRESS_CHANGED_SUBJECT });
}

function notice(
  deps: LinkDeps,
  { userId, email }: Person,
  mail: { html: string; text: string; kind: string; subject: string },
): SendNotice {
  return async (tx, organizationId) => {
    const dedupeKey = `${mail.kind}:${deps.ids.newId()}`;
    await queueMail(tx, deps, { ...mail, organizationId, userId, dedupeKey, to: email });
  };
}
