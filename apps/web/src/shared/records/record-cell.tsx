import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RowLink } from '../ui/data-list-row.tsx';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 3,
  minWidth: 0,
  fontSize: 13,
  '& > *': { maxWidth: '100%' },
});

const Name = styled('div')({ fontSize: 14, minWidth: 0 });

export interface RecordCellProps {
  name: string;
  /** Truncates a long name instead of wrapping it. */
  isNameInOneLine?: boolean;
  /** Lines below the name. */
  children: ReactNode;
}

/** Identifies a record in a multi-line row: its name, which opens it, and lines below it. */
export function RecordCell({ name, isNameInOneLine = false, children }: RecordCellProps) {
  return (
    <Root>
      <Name>
        <RowLink {...(isNameInOneLine ? { isCutOff: true, title: name } : {})}>{name}</RowLink>
      </Name>
      {children}
    </Root>
  );
}

/** A line of facts below the name. */
export const RecordFacts = styled('span', { shouldForwardProp: (prop) => prop !== 'lines' })<{
  /** Maximum number of lines; the rest is truncated. */
  lines?: number;
}>(({ theme, lines }) => ({
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
  ...(lines === undefined
    ? {}
    : { display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }),
}));
