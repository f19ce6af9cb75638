import type { CustomContact } from '@rotunda/contract';
import { late } from '../../../shared/late/late.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';

const ImportContactsDialog = late(
  async () => (await import('../dialogs/import-contacts-dialog.tsx')).ImportContactsDialog,
);
const ContactFormDialog = late(async () => (await import('../dialogs/contact-form-dialog.tsx')).ContactFormDialog);

/** The dialogs that make contacts, opened alike by a menu and by the palette. */
export function useContactDialogs(onAdded: (contact: CustomContact) => void) {
  return useDialogs({
    person: (close) => <ContactFormDialog type="CustomPerson" contact={null} onClose={close} onSaved={onAdded} />,
    organization: (close) => <ContactFormDialog type="CustomOrg" contact={null} onClose={close} onSaved={onAdded} />,
    importFile: (close) => <ImportContactsDialog onClose={close} />,
  });
}
