import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { CustomContact, CustomContactType } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { late } from '../../../shared/late/late.tsx';
import { LateMenu } from '../../../shared/late/late-menu.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { contactTexts } from '../model/contact-texts.ts';

const ContactFormDialog = late(async () => (await import('../dialogs/contact-form-dialog.tsx')).ContactFormDialog);

export interface AddContactMenuProps {
  /** Told of a new contact, so that it can be opened. */
  onAdded?: (contact: CustomContact) => void;
}

/** Adds a person or an organization of our own; nothing for a viewer. */
export function AddContactMenu({ onAdded }: AddContactMenuProps) {
  const session = useSession();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<'menu' | CustomContactType | null>(null);
  if (!canEdit(session)) return null;
  const close = () => setShown(null);
  return (
    <>
      <Button
        ref={setButton}
        startIcon={<Icon name="plus" />}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      >
        {contactTexts.add}
      </Button>
      {shown === 'menu' ? (
        <LateMenu open anchorEl={button} onClose={close} slotProps={{ list: { 'aria-label': contactTexts.add } }}>
          <MenuItem onClick={() => setShown('CustomPerson')}>
            <Icon name="users" />
            {contactTexts.addPerson}
          </MenuItem>
          <MenuItem onClick={() => setShown('CustomOrg')}>
            <Icon name="folder" />
            {contactTexts.addOrganization}
          </MenuItem>
        </LateMenu>
      ) : null}
      {shown === 'CustomPerson' || shown === 'CustomOrg' ? (
        <ContactFormDialog type={shown} contact={null} onClose={close} {...(onAdded ? { onSaved: onAdded } : {})} />
      ) : null}
    </>
  );
}
