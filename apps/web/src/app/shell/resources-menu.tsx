import MenuItem from '@mui/material/MenuItem';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LazyMenu } from '../../shared/lazy/lazy-menu.tsx';
import { isCurrent, useNavigation } from './navigation.ts';
import { BarButton } from './top-bar-parts.tsx';

/** The Resources menu of the top bar (SHL-02), with the entries that exist and are enabled. */
export function ResourcesMenu({ pathname }: { pathname: string }) {
  const { resources } = useNavigation();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (resources.length === 0) return null;
  const isHere = resources.some((entry) => isCurrent(entry, pathname));
  return (
    <>
      <BarButton
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isHere ? { 'aria-current': 'true' as const } : {})}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'center', gap: 1, fontSize: 13.5, fontWeight: 500 }}
      >
        {texts.nav.resources}
        <Icon name="chevron-down" size={14} />
      </BarButton>
      <LazyMenu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': texts.nav.resources } }}
      >
        {resources.map((entry) => (
          <MenuItem
            key={entry.path}
            selected={isCurrent(entry, pathname)}
            onClick={() => {
              setIsOpen(false);
              void router.navigate({ href: entry.path });
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
