import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { Widget } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getTitle, type WidgetProps } from '../model/widgets.ts';

export interface AddWidgetProps extends WidgetProps {
  /** Widgets that are not on the dashboard. */
  missing: readonly Widget[];
  onAdd: (widget: Widget) => void;
}

/** Menu that adds a widget at the end of the dashboard. */
export function AddWidget({ projectId, missing, onAdd }: AddWidgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<Icon name="plus" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {dashboardTexts.add}
      </Button>
      <LazyMenu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': dashboardTexts.add } }}
      >
        {missing.length === 0 ? <MenuItem disabled>{dashboardTexts.addHint}</MenuItem> : null}
        {missing.map((widget) => (
          <MenuItem
            key={widget}
            onClick={() => {
              setIsOpen(false);
              onAdd(widget);
            }}
          >
            {getTitle(widget, projectId)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
