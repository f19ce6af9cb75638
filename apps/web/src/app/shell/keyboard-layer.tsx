import { useRouter } from '@tanstack/react-router';
import { createElement, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useCommand } from '../../shared/shortcuts/command-registry.ts';
import { useCreateCommand } from '../../shared/shortcuts/use-create-command.ts';
import { useShortcut } from '../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../shared/texts/texts.ts';
import { CREATE_SAVED_SEARCH, OPEN_PALETTE } from '../../shared/shortcuts/command-names.ts';
import { CreateActionCommand } from '../documents/create-action-command.tsx';
import { useNavigation, type NavigationEntry } from './navigation.ts';

const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

/** By then the first screen has its own code and data. */
const PALETTE_AFTER_MS = 1500;

/** ⌘K, / and ?; apart from the first screen's code, and there before anyone presses them. */
export function KeyboardLayer() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const { main, resources, administration } = useNavigation();
  const router = useRouter();
  const group = texts.shortcuts.general;
  const drawPalette = useLoadedPalette(open === 'palette');
  const openPalette = () => setOpen('palette');
  useShortcut({ keys: 'mod+k', label: texts.palette.title, group, isGlobal: true, run: openPalette });
  // A screen with a search field of its own registers / later and wins.
  useShortcut({ keys: '/', label: 'Search', group, run: openPalette });
  useShortcut({ keys: '?', label: texts.shortcuts.title, group, run: () => setOpen('shortcuts') });
  useCommand({ name: OPEN_PALETTE, label: texts.palette.title, icon: 'search', group: '', run: openPalette });
  useCommand({
    name: 'shell.shortcuts',
    label: texts.shortcuts.title,
    icon: 'help',
    group: texts.palette.commands,
    keys: '?',
    run: () => setOpen('shortcuts'),
  });
  // A search is saved where it is made; Discover offers the same name with its own dialog.
  const canSearch = Object.hasOwn(router.routesByPath, '/discover');
  useCreateCommand(
    CREATE_SAVED_SEARCH,
    texts.palette.createSavedSearch,
    canSearch ? () => void router.navigate({ href: '/discover' }) : null,
  );
  const close = () => setOpen(null);
  return (
    <>
      {[...main, ...resources, ...administration, LOG_OUT].map((entry) => (
        <GoToCommand key={entry.path} entry={entry} />
      ))}
      <CreateActionCommand />
      <Suspense fallback={null}>
        {open === 'palette' ? drawPalette?.(close) : null}
        {open === 'shortcuts' ? <ShortcutList onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/**
 * The palette once it is loaded: soon after the start, or when wanted. Not `lazy`, which shows nothing for a moment even
 * when the code is there: people press ⌘K and type on, and the first letters would be lost.
 */
function useLoadedPalette(isWanted: boolean): DrawPalette | null {
  const [palette, setPalette] = useState<{ draw: DrawPalette } | null>(null);
  const isMissing = palette === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = async () => {
      const { default: CommandPalette } = await import('./command-palette.tsx');
      setPalette({ draw: (onClose) => createElement(CommandPalette, { onClose }) });
    };
    const timer = setTimeout(() => void load(), isWanted ? 0 : PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMissing, isWanted]);
  return palette?.draw ?? null;
}

type DrawPalette = (onClose: () => void) => ReactNode;

const LOG_OUT: NavigationEntry = { path: '/logout', label: texts.shell.logout, icon: 'external' };

function GoToCommand({ entry }: { entry: NavigationEntry }) {
  const router = useRouter();
  useCommand({
    name: `go-to:${entry.path}`,
    label: entry.label,
    icon: entry.icon,
    group: entry === LOG_OUT ? texts.palette.commands : texts.palette.goTo,
    run: () => void router.navigate({ href: entry.path }),
  });
  return null;
}
