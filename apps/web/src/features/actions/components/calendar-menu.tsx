import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { actionTexts } from '../model/actions-texts.ts';

const CalendarFeedDialog = lazyComponent(
  async () => (await import('../dialogs/calendar-feed-dialog.tsx')).CalendarFeedDialog,
);
const ImportCalendarDialog = lazyComponent(
  async () => (await import('../dialogs/import-calendar-dialog.tsx')).ImportCalendarDialog,
);

/** Menu that exports actions to the user's own calendar and imports from it. */
export function CalendarMenu({ canImport }: { canImport: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'feed' | 'import' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button
        ref={button}
        startIcon={<Icon name="calendar" />}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      >
        {actionTexts.calendar}
      </Button>
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': actionTexts.calendar } }}
      >
        <MenuItem onClick={() => setShown('feed')}>
          <Icon name="share" />
          {actionTexts.feedTitle}
        </MenuItem>
        {canImport ? (
          <MenuItem onClick={() => setShown('import')}>
            <Icon name="arrow-down" />
            {actionTexts.importTitle}
          </MenuItem>
        ) : null}
      </Menu>
      {shown === 'feed' ? <CalendarFeedDialog onClose={close} /> : null}
      {shown === 'import' ? <ImportCalendarDialog onClose={close} /> : null}
    </>
  );
}
