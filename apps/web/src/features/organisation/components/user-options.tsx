import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import type { User } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useMayActAs } from '../api/use-may-act-as.ts';
import { EditUserDialog } from '../dialogs/edit-user-dialog.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';

export interface UserOptionsProps {
  user: User;
  /** For reading aloud. */
  name: string;
  /** Support acts as the user from now on. */
  onActing: () => void;
}

/** What can be done with a user: the name, and for support acting as them. */
export function UserOptions({ user, name, onActing }: UserOptionsProps) {
  const { queries, tokens } = useApi();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'edit' | null>(null);
  const mayActAs = useMayActAs(shown === 'menu');
  const close = () => setShown(null);
  const act = useMutation(
    queries.identity.impersonate.mutationOptions({
      onSuccess: ({ token }) => {
        tokens.set(token);
        onActing();
      },
      onError: (error) => toast.error(toApiFault(error).message),
    }),
  );
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
        {mayActAs && user.isActive && user._id !== session.user._id ? (
          <MenuItem
            disabled={act.isPending}
            onClick={() => {
              close();
              act.mutate({ userId: user._id });
            }}
          >
            <Icon name="eye" />
            {organisationTexts.actAs}
          </MenuItem>
        ) : null}
      </Menu>
      {shown === 'edit' ? <EditUserDialog user={user} onClose={close} /> : null}
    </>
  );
}
