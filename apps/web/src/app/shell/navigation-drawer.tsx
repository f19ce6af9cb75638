import { styled } from '@mui/material/styles';
import { Link, useLocation } from '@tanstack/react-router';
import { formatNumber } from '../../shared/format/format-number.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DomeMark } from '../../shared/ui/dome-mark.tsx';
import { FullScreenLayer } from '../../shared/ui/full-screen-layer.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { isCurrent, useNavigation, type NavigationEntry } from './navigation.ts';
import { Bar, BarButton, BarLine, Brand, UnreadPill } from './top-bar-parts.tsx';
import { useUnreadCount } from './use-unread-count.ts';

const Links = styled('nav')(({ theme }) => ({
  padding: 8,
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.token.border}`, margin: '8px -8px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 48,
    padding: '0 12px',
    borderRadius: 6,
    color: theme.vars.palette.token.ink,
    fontSize: 15,
  },
  '& a svg': { color: theme.vars.palette.token.ink2 },
  '& a:hover': { textDecoration: 'none', backgroundColor: theme.vars.palette.token.hover },
  '& a[aria-current="page"]': { backgroundColor: theme.vars.palette.token.selected },
}));

const DrawerPill = styled(UnreadPill)(({ theme }) => ({
  marginLeft: 'auto',
  backgroundColor: theme.vars.palette.token.sunken,
  color: theme.vars.palette.token.ink2,
}));

/** Navigation for narrow windows (SHL-05), which covers the screen. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const { main, resources, administration } = useNavigation();
  return (
    <FullScreenLayer isOpen onClose={onClose} label={texts.shell.menu}>
      <Bar as="div">
        <BarLine>
          <Brand as="span" sx={{ ml: 2 }}>
            <DomeMark />
            {texts.product}
          </Brand>
          <BarButton type="button" aria-label={texts.shell.closeMenu} onClick={onClose} sx={{ alignSelf: 'center' }}>
            <Icon name="close" size={20} />
          </BarButton>
        </BarLine>
      </Bar>
      <Links aria-label={texts.shell.main}>
        {main.map((entry) => (
          <DrawerLink key={entry.path} entry={entry} onClose={onClose} />
        ))}
        {resources.map((entry) => (
          <DrawerLink key={entry.path} entry={entry} onClose={onClose} />
        ))}
        <hr />
        {administration.map((entry) => (
          <DrawerLink key={entry.path} entry={entry} onClose={onClose} />
        ))}
        <DrawerLink entry={{ path: '/logout', label: texts.shell.logout, icon: 'external' }} onClose={onClose} />
      </Links>
    </FullScreenLayer>
  );
}

function DrawerLink({ entry, onClose }: { entry: NavigationEntry; onClose: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const unread = useUnreadCount();
  return (
    <Link
      to={entry.path}
      onClick={onClose}
      {...(isCurrent(entry, pathname) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={entry.icon} size={20} />
      {entry.label}
      {entry.path === '/alerts' && unread !== null && unread > 0 ? (
        <DrawerPill aria-label={`${formatNumber(unread)} unread`}>{formatNumber(unread)}</DrawerPill>
      ) : null}
    </Link>
  );
}
