import type { CustomContact } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { contactTexts } from '../model/contact-texts.ts';

const ContactFormDialog = lazyComponent(
  async () => (await import('../dialogs/contact-form-dialog.tsx')).ContactFormDialog,
);
const DeleteContactDialog = lazyComponent(
  async () => (await import('../dialogs/delete-contact-dialog.tsx')).DeleteContactDialog,
);

export interface ContactOptionsProps {
  contact: CustomContact;
  /** Closes the view of the contact. */
  onDeleted: () => void;
}

/** Edit and delete, which only uploaded contacts offer (STK-06). Viewers get neither. */
export function ContactOptions({ contact, onDeleted }: ContactOptionsProps) {
  const isEditor = canEdit(useSession());
  const [shown, setShown] = useState<'form' | 'question' | null>(null);
  if (!isEditor) return null;
  const close = () => setShown(null);
  return (
    <>
      <OptionsMenu
        label={contactTexts.options}
        groups={[
          [{ label: contactTexts.edit, icon: 'edit', onChoose: () => setShown('form') }],
          [{ label: contactTexts.delete, icon: 'trash', isDangerous: true, onChoose: () => setShown('question') }],
        ]}
      />
      {shown === 'form' ? <ContactFormDialog type={contact.documentType} contact={contact} onClose={close} /> : null}
      {shown === 'question' ? <DeleteContactDialog contact={contact} onClose={close} onDeleted={onDeleted} /> : null}
    </>
  );
}
