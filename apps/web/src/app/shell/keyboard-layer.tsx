import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '../../shared/shortcuts/command-registry.ts';
import { useCreateCommand } from '../../shared/shortcuts/use-create-command.ts';
import { useShortcut } from '../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { CREATE_SAVED_SEARCH, OPEN_PALETTE } from '../../shared/shortcuts/command-names.ts';
import { CreateActionCommand } from '../documents/create-action-command.tsx';
import { ContactCommands } from './contact-commands.tsx';
import { useNavigation, type NavigationEntry } from './navigation.ts';

const CommandPalette = lazyComponent(async () => (await import('./command-palette.tsx')).default);
const ShortcutList = lazyComponent(async () => (await import('./shortcut-list.tsx')).default);

/**
 * Registers ⌘K, / and ?. Their dialogs are not part of the first screen's code, but load before anyone presses the
 * keys.
 */
export function KeyboardLayer() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const { main, resources, administration } = useNavigation();
  const router = useRouter();
  const group = texts.shortcuts.general;
  const openPalette = () => setOpen('palette');
  useShortcut({ keys: 'mod+k', label: texts.palette.title, group, isGlobal: true, run: openPalette });
  // A screen with its own search field registers / later and wins.
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
  // A search is saved where it is made, so Discover registers the same name with its own dialog.
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
      <ContactCommands />
      {open === 'palette' ? <CommandPalette onClose={close} /> : null}
      {open === 'shortcuts' ? <ShortcutList onClose={close} /> : null}
    </>
  );
}

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
