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
  /** Longer names are cut off instead of wrapped. */
  isNameInOneLine?: boolean;
  /** What is said under the name, a line each. */
  children: ReactNode;
}

/** What a record is, in a row of several lines: its name, which opens it, and what is said under it. */
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

/** A line of facts under the name. */
export const RecordFacts = styled('span', { shouldForwardProp: (prop) => prop !== 'lines' })<{
  /** Lines it takes at most; the rest is cut off. */
  lines?: number;
}>(({ theme, lines }) => ({
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
  ...(lines === undefined
    ? {}
    : { display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }),
}));
