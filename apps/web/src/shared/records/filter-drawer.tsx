import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { MEASURES } from '../theme/measures.ts';
import { focusFirstField } from '../browser/focus-first-field.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { withoutEmpty } from './filter-chips.ts';

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
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginTop: 4 },
}));

const Fields = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '4px 20px 20px',
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  '& > *': { minWidth: 0 },
});

export interface FilterDrawerProps<Filters> {
  /** Active filters, which the drawer starts with. */
  filters: Filters;
  onApply: (filters: Partial<Filters>) => void;
  onClose: () => void;
  /** Renders the fields of the pending filters. */
  children: (pending: Partial<Filters>, change: (changes: Partial<Filters>) => void) => ReactNode;
}

/**
 * Drawer of 400 px with the filters of a list (ACT-01) and Reset, Cancel and Apply. Nothing changes until Apply, which
 * also closes it.
 */
export function FilterDrawer<Filters extends object>(props: FilterDrawerProps<Filters>) {
  const { filters, onApply, onClose, children } = props;
  const [pending, setPending] = useState<Partial<Filters>>(filters);
  const label = texts.actions.filters;
  return (
    <SideDrawer label={label} onClose={onClose} sx={{ width: MEASURES.drawer, maxWidth: '100%' }}>
      <Form
        ref={focusFirstField}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onApply(withoutEmpty(pending));
        }}
      >
        <header>
          <h2>{label}</h2>
          <IconButton icon="close" label={texts.actions.close} onClick={onClose} />
        </header>
        <Fields>{children(pending, (changes) => setPending({ ...pending, ...changes }))}</Fields>
        <footer>
          <Button variant="text" sx={{ mr: 'auto' }} onClick={() => setPending({})}>
            {texts.actions.reset}
          </Button>
          <Button onClick={onClose}>{texts.actions.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.actions.apply}
          </Button>
        </footer>
      </Form>
    </SideDrawer>
  );
}
