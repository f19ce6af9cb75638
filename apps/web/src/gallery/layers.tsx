import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { BottomSheet } from '../shared/ui/bottom-sheet.tsx';
import { DialogShell, type DialogShellProps } from '../shared/ui/dialog-shell.tsx';
import { FilterDrawer } from '../shared/records/filter-drawer.tsx';
import { Flyout } from '../shared/ui/flyout.tsx';
import { FlyoutTrail } from '../shared/ui/flyout-trail.tsx';
import { FullScreenLayer } from '../shared/ui/full-screen-layer.tsx';
import { Section } from '../shared/ui/section.tsx';
import { SideDrawer } from '../shared/ui/side-drawer.tsx';
import { SideLayer } from '../shared/ui/side-layer.tsx';
import { StatusBadge } from '../shared/ui/status-badge.tsx';
import type { Piece } from './piece.ts';

/** Opens a layer with a button, because it covers the page. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}

const dialog = (changes: Partial<DialogShellProps>) => () => (
  <Opened>
    {(close) => (
      <DialogShell
        title="Rename permit"
        isOpen
        onClose={close}
        submit={{ label: 'Rename', onSubmit: close }}
        {...changes}
      >
        {changes.children ?? <TextField fullWidth label="Name" defaultValue="Permit 12" />}
      </DialogShell>
    )}
  </Opened>
);

const flyout = (close: () => void) => (
  <Flyout
    label="Permit"
    contentKey="permit-1"
    onClose={close}
    onPrevious={() => {}}
    onNext={undefined}
    onOpenFullPage={() => {}}
    over={<b>Permit 12</b>}
    title="Reuse of treated water in Alder County"
    head={<StatusBadge status="Considering" />}
  >
    <Section anchor="about" title="About">
      Filed on March 12, 2026.
    </Section>
  </Flyout>
);

export const LAYERS: readonly Piece[] = [
  {
    name: 'DialogShell',
    states: {
      'A form': dialog({}),
      'Being saved': dialog({
        submit: { label: 'Rename', pendingLabel: 'Saving…', onSubmit: () => {}, isPending: true },
      }),
      Refused: dialog({ error: 'Another permit has this name. Choose a different one.' }),
      'Something typed is not saved: it asks before it closes': dialog({ isDirty: true }),
      'A question': dialog({
        title: 'Delete permit',
        isQuestion: true,
        submit: { label: 'Delete', color: 'error', onSubmit: () => {} },
        children: 'Delete “Permit 12”? This cannot be undone.',
      }),
    },
  },
  {
    name: 'Flyout',
    states: {
      'In its place beside a list, the window on a telephone': () => (
        <div style={{ display: 'flex', position: 'relative', minHeight: 320 }}>
          <Opened>{flyout}</Opened>
        </div>
      ),
    },
  },
  {
    name: 'FlyoutTrail',
    states: {
      'Over another document': () => <FlyoutTrail name="H.R. 30" onBack={() => {}} />,
      'With a long name': () => (
        <div style={{ width: 240 }}>
          <FlyoutTrail name="Reuse of treated water in Alder County and its neighbors" onBack={() => {}} />
        </div>
      ),
    },
  },
  {
    name: 'SideDrawer',
    states: {
      'As wide as it is told to be': () => (
        <Opened>
          {(close) => (
            <SideDrawer label="Permit" onClose={close} sx={{ width: 400, maxWidth: '100%' }}>
              {flyout(close)}
            </SideDrawer>
          )}
        </Opened>
      ),
    },
  },
  {
    name: 'SideLayer',
    states: {
      'A flyout over a panel': () => (
        <Opened>
          {(close) => (
            <SideLayer label="Permit" onClose={close}>
              {flyout(close)}
            </SideLayer>
          )}
        </Opened>
      ),
    },
  },
  {
    name: 'FullScreenLayer',
    states: {
      'The whole window': () => (
        <Opened>
          {(close) => (
            <FullScreenLayer label="Permit" isOpen onClose={close}>
              {flyout(close)}
            </FullScreenLayer>
          )}
        </Opened>
      ),
    },
  },
  {
    name: 'BottomSheet',
    states: {
      'From below, its title in view': () => (
        <Opened>
          {(close) => (
            <BottomSheet title="Sections" isOpen onClose={close}>
              <div style={{ overflow: 'auto', padding: 16 }}>What stands beside the text where there is room.</div>
            </BottomSheet>
          )}
        </Opened>
      ),
    },
  },
  {
    name: 'FilterDrawer',
    states: {
      'Fields with Reset, Cancel and Apply': () => (
        <Opened>
          {(close) => (
            <FilterDrawer<{ county?: string }> filters={{}} onApply={() => {}} onClose={close}>
              {({ county = '' }, change) => (
                <TextField label="County" value={county} onChange={({ target }) => change({ county: target.value })} />
              )}
            </FilterDrawer>
          )}
        </Opened>
      ),
    },
  },
];
