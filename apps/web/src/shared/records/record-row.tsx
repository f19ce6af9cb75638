import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isPlainClick } from '../navigation/is-plain-click.ts';

const Row = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    gap: 12,
    padding: '11px 20px',
    borderBottom: `1px solid ${token.border}`,
    backgroundColor: token.surface,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    '&.selected': { backgroundColor: token.selected, boxShadow: `inset -2px 0 0 ${token.primary}` },
    '&:has(.open:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}`, '& .open': { outline: 'none' } },
    '& .box': { position: 'relative', zIndex: 1, paddingTop: 2, lineHeight: 0 },
    '& .what': { flex: 1, minWidth: 0, display: 'grid', gap: 3, justifyItems: 'start' },
    '& .what > *': { maxWidth: '100%' },
    '& .open': {
      fontSize: 14,
      fontWeight: 500,
      color: token.ink,
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'none' },
    },
    // The whole row opens the record; what can be pressed or pointed at by itself lies above this.
    '& .open::after': { content: '""', position: 'absolute', inset: 0 },
    '& .trunc': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .meta': { color: token.ink2, overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
  };
});

/** The box before a row. */
export interface RowBox {
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
}

export interface RecordRowProps {
  name: string;
  /** Longer names are cut off instead of wrapped. */
  isNameInOneLine?: boolean;
  href: string;
  onOpen: () => void;
  /** It is in the flyout. */
  isOpen: boolean;
  /** Null for a viewer. */
  selection: RowBox | null;
  /** Before the words. */
  lead?: ReactNode;
  /** After the words. */
  end: ReactNode;
  /** Under the name. */
  children: ReactNode;
  className?: string;
}

/** One record in a list: a box, its name, what is said under it, and something at the end. */
export function RecordRow(props: RecordRowProps) {
  const { name, isNameInOneLine = false, href, onOpen, isOpen, selection, lead, end, children, className = '' } = props;
  return (
    <Row className={isOpen ? `${className} selected` : className} {...(isOpen ? { 'aria-current': 'true' } : {})}>
      {selection ? (
        <span className="box">
          <Checkbox
            checked={selection.isChecked}
            onChange={(_event, isChecked) => selection.onToggle(isChecked)}
            slotProps={{ input: { 'aria-label': `Select ${name}` } }}
          />
        </span>
      ) : null}
      {lead}
      <span className="what">
        <a
          className={isNameInOneLine ? 'open trunc' : 'open'}
          href={href}
          {...(isNameInOneLine ? { title: name } : {})}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {name}
        </a>
        {children}
      </span>
      {end}
    </Row>
  );
}
