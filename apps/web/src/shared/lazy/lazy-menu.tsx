import type { MenuProps } from '@mui/material/Menu';
import { useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/** The MUI menu, loaded after the page that contains its button. */
const KitMenu = lazyComponent<MenuProps>(async () => (await import('@mui/material/Menu')).default);

/** For tests, which do not wait for the page to become idle. */
export const preloadMenu = KitMenu.preload;

/** MUI `Menu` for pages that must render before its code is loaded. */
export function LazyMenu(props: MenuProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  // Stays mounted after the first opening so that its closing animation is visible.
  return props.open || wasOpened ? <KitMenu {...props} /> : null;
}
