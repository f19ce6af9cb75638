import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { User } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { EditUserDialog } from '../dialogs/edit-user-dialog.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';

export interface UserOptionsProps {
  user: User;
  /** For reading aloud. */
  name: string;
}

/** What can be done with a user besides role and access. */
export function UserOptions({ user, name }: UserOptionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'edit' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={`Options of ${name}`}
        hasPopup="menu"
        isExpanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      />
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': `Options of ${name}` } }}
      >
        <MenuItem onClick={() => setShown('edit')}>
          <Icon name="edit" />
          {organisationTexts.editName}
        </MenuItem>
      </Menu>
      {shown === 'edit' ? <EditUserDialog user={user} onClose={close} /> : null}
    </>
  );
}
