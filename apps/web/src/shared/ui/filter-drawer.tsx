import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { MEASURES } from '../theme/measures.ts';
import { IconButton } from './icon-button.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '& header, & footer': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '12px 20px',
    backgroundColor: theme.vars.palette.token.surface,
  },
  '& header': { justifyContent: 'space-between', '& h2': { fontSize: 15, lineHeight: '28px', fontWeight: 600 } },
  '& footer': { justifyContent: 'flex-end', borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& .fields': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: '4px 20px 20px',
    display: 'grid',
    gap: 16,
    alignContent: 'start',
  },
  '& .fields > *': { minWidth: 0 },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginTop: 4 },

  '& .days': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
}));

export interface FilterDrawerProps {
  label: string;
  onApply: () => void;
  onReset: () => void;
  onClose: () => void;
  /** Fields; two dates side by side stand in an element of class `days`. */
  children: ReactNode;
}

/** The filters of a list, in a drawer of 400 px (S1 §2) with Reset, Cancel and Apply. */
export function FilterDrawer({ label, onApply, onReset, onClose, children }: FilterDrawerProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: MEASURES.drawer, maxWidth: '100%' },
        },
      }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <header>
          <h2>{label}</h2>
          <IconButton icon="close" label={texts.actions.close} onClick={onClose} />
        </header>
        <div className="fields">{children}</div>
        <footer>
          <Button variant="text" sx={{ mr: 'auto' }} onClick={onReset}>
            {texts.actions.reset}
          </Button>
          <Button onClick={onClose}>{texts.actions.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.actions.apply}
          </Button>
        </footer>
      </Form>
    </Drawer>
  );
}
