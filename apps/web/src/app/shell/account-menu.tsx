import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../shared/api/session.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { LazyMenu } from '../../shared/lazy/lazy-menu.tsx';
import { useNavigation } from './navigation.ts';
import { Avatar, BarButton } from './top-bar-parts.tsx';

const ActAsDialog = lazyComponent(async () => (await import('./act-as-dialog.tsx')).ActAsDialog);

const Who = styled('div')(({ theme }) => ({
  padding: '6px 8px 8px',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  '& b': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: theme.vars.palette.token.ink },
}));

const getInitials = (firstName: string, lastName: string) =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase() || '?';

/** Menu with the signed-in user, the administration pages and Log out (SHL-04). */
export function AccountMenu() {
  const { user, organization, mayImpersonate } = useSession();
  const { administration } = useNavigation();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isActing, setIsActing] = useState(false);
  const goTo = (path: string) => {
    setIsOpen(false);
    void router.navigate({ href: path });
  };
  return (
    <>
      <BarButton
        ref={button}
        type="button"
        aria-label={texts.shell.account}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        style={{ padding: 2 }}
      >
        <Avatar aria-hidden="true">{getInitials(user.firstName, user.lastName)}</Avatar>
      </BarButton>
      <LazyMenu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': texts.shell.account }, paper: { sx: { minWidth: 240, mt: 1 } } }}
      >
        <Who role="none">
          <b>{`${user.firstName} ${user.lastName}`.trim()}</b>
          {user.email}
          <br />
          {organization.externalName}
        </Who>
        <Divider role="none" />
        {administration.map((entry) => (
          <MenuItem key={entry.path} onClick={() => goTo(entry.path)}>
            <ListItemIcon sx={{ minWidth: '0 !important' }}>
              <Icon name={entry.icon} />
            </ListItemIcon>
            {entry.label}
          </MenuItem>
        ))}
        {mayImpersonate ? (
          <MenuItem
            onClick={() => {
              setIsOpen(false);
              setIsActing(true);
            }}
          >
            <ListItemIcon sx={{ minWidth: '0 !important' }}>
              <Icon name="eye" />
            </ListItemIcon>
            {texts.shell.actAs}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => goTo('/logout')}>
          <ListItemIcon sx={{ minWidth: '0 !important' }}>
            <Icon name="external" />
          </ListItemIcon>
          {texts.shell.logout}
        </MenuItem>
      </LazyMenu>
      {isActing ? (
        <ActAsDialog
          onClose={() => setIsActing(false)}
          onActing={() => {
            setIsActing(false);
            goTo('/');
          }}
        />
      ) : null}
    </>
  );
}
