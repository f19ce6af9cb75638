import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import type { Shortcut } from '../../shared/shortcuts/shortcut-registry.ts';
import { ShortcutContext } from '../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DialogShell } from '../../shared/ui/dialog-shell.tsx';
import { KeyHint } from '../../shared/ui/key-hint.tsx';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& h3': { fontSize: 12, lineHeight: '16px', fontWeight: 600, color: theme.vars.palette.token.ink3, marginBottom: 4 },
  '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12, minHeight: 28 },
}));

const Keys = styled('span')({ display: 'flex', gap: 4 });

function groupBy(shortcuts: readonly Shortcut[], getKey: (shortcut: Shortcut) => string): [string, Shortcut[]][] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) {
    const key = getKey(shortcut);
    groups.set(key, [...(groups.get(key) ?? []), shortcut]);
  }
  return [...groups];
}

/** Lists every keyboard shortcut that works on this page, by group. Keys with the same label share a line. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const registry = useContext(ShortcutContext);
  const byGroup = groupBy(registry.list(), (shortcut) => shortcut.group);
  return (
    <DialogShell title={texts.shortcuts.title} isOpen onClose={onClose}>
      <Groups>
        {byGroup.map(([group, shortcuts]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {groupBy(shortcuts, (shortcut) => shortcut.label).map(([label, same]) => (
                <li key={label}>
                  {label}
                  <Keys>
                    {same.map((shortcut) => (
                      <KeyHint key={shortcut.keys} keys={shortcut.keys} />
                    ))}
                  </Keys>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </DialogShell>
  );
}
