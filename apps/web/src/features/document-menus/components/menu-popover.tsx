import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';

const Parts = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    fontSize: 13,
    lineHeight: '20px',
    '& .head': { flex: 'none', padding: 8, borderBottom: `1px solid ${token.border}` },
    '& .list': { flex: 1, minHeight: 0, overflow: 'auto', padding: '6px 12px', scrollbarWidth: 'thin' },
    '& .fault': { color: token.failed, padding: '4px 0' },
    '& .quiet': { color: token.ink3, padding: '4px 0' },
    '& .foot': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      padding: '8px 8px 8px 12px',
      borderTop: `1px solid ${token.border}`,
      backgroundColor: token.surfaceSub,
    },
    '& .note': { minWidth: 0, fontSize: 12.5, lineHeight: '16px', color: token.ink3 },
    '& .note.wrong': { color: token.failed },
  };
});

export interface MenuPopoverProps {
  label: string;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  /** Size in CSS pixels (S1 §9). */
  size: { width: number; maxHeight: number };
  /** The field above the list. */
  head: ReactNode;
  children: ReactNode;
  apply: MenuApply;
}

export interface MenuApply {
  isDisabled: boolean;
  isPending: boolean;
  /** Why the changes cannot be applied, or why the last attempt failed. */
  fault: string | null;
  /** Text beside the button when there is no error. */
  note: string;
  onApply: () => void;
}

/** Frame of menus with an Apply button: a field, a scrollable list, and a note on what Apply will do. */
export function MenuPopover({ label, anchor, onClose, size, head, children, apply }: MenuPopoverProps) {
  const { isDisabled, isPending, fault, note, onApply } = apply;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: size.width, maxHeight: size.maxHeight, mt: 1, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Parts>
        <div className="head">{head}</div>
        <div className="list">{children}</div>
        <div className="foot">
          {fault === null ? (
            <span className="note" role="status">
              {note}
            </span>
          ) : (
            <span className="note wrong" role="alert">
              {fault}
            </span>
          )}
          <Button size="small" variant="contained" disabled={isDisabled || isPending} onClick={onApply}>
            {isPending ? documentMenuTexts.applying : texts.actions.apply}
          </Button>
        </div>
      </Parts>
    </Popover>
  );
}
