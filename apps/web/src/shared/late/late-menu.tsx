import type { MenuProps } from '@mui/material/Menu';
import { useState } from 'react';
import { late } from './late.tsx';

/** The kit's menu, fetched after the page that has its button. */
const KitMenu = late<MenuProps>(async () => (await import('@mui/material/Menu')).default);

/** For tests, which do not wait until a page is idle. */
export const preloadMenu = KitMenu.preload;

/** The kit's `Menu` for pages that are to show before its code is there. */
export function LateMenu(props: MenuProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  // Once it was open it stays, to be seen closing.
  return props.open || wasOpened ? <KitMenu {...props} /> : null;
}
