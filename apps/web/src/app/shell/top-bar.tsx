import { Link, useLocation } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { DashboardSearch } from '../../features/dashboard/components/dashboard-search.tsx';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useIsBelow } from '../../shared/hooks/use-is-below.ts';
import { CommandContext } from '../../shared/shortcuts/command-registry.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DomeMark } from '../../shared/ui/dome-mark.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { KeyHint } from '../../shared/ui/key-hint.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { AccountMenu } from './account-menu.tsx';
import { OPEN_PALETTE } from '../../shared/shortcuts/command-names.ts';
import { isCurrent, useNavigation } from './navigation.ts';
import { ResourcesMenu } from './resources-menu.tsx';
import { Bar, BarButton, BarLine, Brand, JumpButton, JumpLabel, MainLinks, UnreadPill } from './top-bar-parts.tsx';
import { useUnreadCount } from './use-unread-count.ts';

const NavigationDrawer = lazyComponent(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer);

/** The fixed top bar of every signed-in page (SHL-01). On the dashboard it contains the search box. */
export function TopBar() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const hasDrawer = useIsBelow('topLinks');
  const isDashboard = pathname === '/';
  return (
    <Bar isDashboard={isDashboard}>
      <BarLine>
        {hasDrawer ? <DrawerButton /> : null}
        <Brand as={Link} {...{ to: '/' }}>
          <DomeMark />
          {texts.product}
        </Brand>
        {hasDrawer ? null : <TopLinks pathname={pathname} />}
        <BarEnd />
      </BarLine>
      {isDashboard ? <DashboardSearch /> : null}
    </Bar>
  );
}

/** The top bar shown until the session is known. */
export function TopBarPlaceholder() {
  return (
    <Bar>
      <BarLine>
        <Brand as="span">
          <DomeMark />
          {texts.product}
        </Brand>
      </BarLine>
    </Bar>
  );
}

function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BarButton
        type="button"
        aria-label={texts.shell.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        <Icon name="menu" size={20} />
      </BarButton>
      {isOpen ? <NavigationDrawer onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function TopLinks({ pathname }: { pathname: string }) {
  const { main } = useNavigation();
  const unread = useUnreadCount();
  return (
    <MainLinks aria-label={texts.shell.main}>
      {main.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          {...(isCurrent(entry, pathname) ? { 'aria-current': 'page' as const } : {})}
        >
          {entry.label}
          {entry.path === '/alerts' && unread !== null && unread > 0 ? (
            <UnreadPill aria-label={`${formatNumber(unread)} unread`}>{formatNumber(unread)}</UnreadPill>
          ) : null}
        </Link>
      ))}
      <ResourcesMenu pathname={pathname} />
    </MainLinks>
  );
}

function BarEnd() {
  const commands = useContext(CommandContext);
  const openPalette = () =>
    commands
      .list()
      .find((command) => command.name === OPEN_PALETTE)
      ?.run();
  return (
    <div style={{ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 6 }}>
      <JumpButton type="button" aria-label={texts.shell.jump} aria-haspopup="dialog" onClick={openPalette}>
        <Icon name="search" />
        <JumpLabel>{texts.shell.jump}</JumpLabel>
        <KeyHint keys="mod+k" />
      </JumpButton>
      <AccountMenu />
    </div>
  );
}
