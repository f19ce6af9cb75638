import type { CustomContact } from '@rotunda/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';

const ImportContactsDialog = lazyComponent(
  async () => (await import('../dialogs/import-contacts-dialog.tsx')).ImportContactsDialog,
);
const ContactFormDialog = lazyComponent(
  async () => (await import('../dialogs/contact-form-dialog.tsx')).ContactFormDialog,
);

/** Returns the dialogs that add contacts, shared by the menu and the command palette. */
export function useContactDialogs(onAdded: (contact: CustomContact) => void) {
  const [added, setAdded] = useState<CustomContact | null>(null);
  const reportAdded = useEffectEvent(onAdded);
  // Report it after the form has unmounted, because its values block leaving the page until then.
  useEffect(() => {
    if (added !== null) reportAdded(added);
  }, [added]);
  return useDialogs({
    person: (close) => <ContactFormDialog type="CustomPerson" contact={null} onClose={close} onSaved={setAdded} />,
    organization: (close) => <ContactFormDialog type="CustomOrg" contact={null} onClose={close} onSaved={setAdded} />,
    importFile: (close) => <ImportContactsDialog onClose={close} />,
  });
}
