import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  fontSize: 13,
  lineHeight: '20px',
});

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 8,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
}));

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '6px 12px',
  scrollbarWidth: 'thin',
});

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 12px',
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
}));

const Note = styled('span')(({ theme }) => ({
  minWidth: 0,
  fontSize: 12.5,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  '&[role="alert"]': { color: theme.vars.palette.token.failed },
}));

/** A sentence in place of the list. */
export const MenuHint = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink3, padding: '4px 0' }));

/** What is wrong with the field above the list. */
export const MenuError = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed, padding: '4px 0' }));

export interface MenuPopoverProps {
  label: string;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  /** Size in CSS pixels (TAG-01, PRJ-04). */
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
        <Head>{head}</Head>
        <List>{children}</List>
        <Foot>
          {fault === null ? <Note role="status">{note}</Note> : <Note role="alert">{fault}</Note>}
          <Button size="small" variant="contained" disabled={isDisabled || isPending} onClick={onApply}>
            {isPending ? documentMenuTexts.applying : texts.actions.apply}
          </Button>
        </Foot>
      </Parts>
    </Popover>
  );
}
