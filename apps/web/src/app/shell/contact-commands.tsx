import { useRouter } from '@tanstack/react-router';
import { useContactDialogs } from '../../features/custom-contacts/hooks/use-contact-dialogs.tsx';
import { contactTexts } from '../../features/custom-contacts/model/contact-texts.ts';
import { canEdit, isAdministrator, useSession } from '../../shared/api/session.tsx';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { useCreateCommand } from '../../shared/shortcuts/use-create-command.ts';

/** Commands in the palette that add contacts and open the new contact. */
export function ContactCommands() {
  const session = useSession();
  const router = useRouter();
  const { open, dialog } = useContactDialogs((contact) => void router.navigate({ href: documentPath(contact) }));
  const isEditor = canEdit(session);
  useCreateCommand('contacts.add-person', contactTexts.addPerson, isEditor ? open.person : null);
  useCreateCommand('contacts.add-organization', contactTexts.addOrganization, isEditor ? open.organization : null);
  useCreateCommand('contacts.import', contactTexts.importCommand, isAdministrator(session) ? open.importFile : null);
  return dialog;
}
