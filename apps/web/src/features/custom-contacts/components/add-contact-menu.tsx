import Button from '@mui/material/Button';
import type { CustomContact } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, isAdministrator, useSession } from '../../../shared/api/session.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { OptionsList } from '../../../shared/ui/options-menu.tsx';
import { useContactDialogs } from '../hooks/use-contact-dialogs.tsx';
import { contactTexts } from '../model/contact-texts.ts';

export interface AddContactMenuProps {
  /** Called with a new contact, so that it can be opened. */
  onAdded: (contact: CustomContact) => void;
}

/** Menu to add a person or organization, or for administrators to import a file of them. Viewers get no menu. */
export function AddContactMenu({ onAdded }: AddContactMenuProps) {
  const session = useSession();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { open, dialog } = useContactDialogs(onAdded);
  if (!canEdit(session)) return null;
  return (
    <>
      <Button
        ref={setButton}
        startIcon={<Icon name="plus" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {contactTexts.add}
      </Button>
      {isOpen ? (
        <OptionsList
          label={contactTexts.add}
          button={button}
          onClose={() => setIsOpen(false)}
          groups={[
            [
              { label: contactTexts.addPerson, icon: 'users', onChoose: () => open.person() },
              { label: contactTexts.addOrganization, icon: 'grid', onChoose: () => open.organization() },
            ],
            ...(isAdministrator(session)
              ? [[{ label: contactTexts.importContacts, icon: 'document' as const, onChoose: () => open.importFile() }]]
              : []),
          ]}
        />
      ) : null}
      {dialog}
    </>
  );
}
