import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { formatNumber, formatTotal } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { IconButton } from './icon-button.tsx';

const Root = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 12px 0 20px',
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  // Aligns with the rows above.
  [theme.breakpoints.down('sm')]: { padding: '0 8px 0 16px' },
}));

const Range = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Hints = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  color: theme.vars.palette.token.ink2,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The buttons for the previous and next page. */
const Pages = styled('span', { shouldForwardProp: (prop) => prop !== 'hasHints' })<{ hasHints: boolean }>(
  ({ theme, hasHints }) => ({
    display: 'flex',
    gap: 4,
    marginLeft: 'auto',
    ...(hasHints ? { [theme.breakpoints.up('md')]: { marginLeft: 12 } } : {}),
  }),
);

export interface PaginationFooterProps {
  label: string;
  /** Number of rows before this page. */
  offset: number;
  limit: number;
  total: number;
  /** There are at least `total` rows. */
  atTotalLimit?: boolean;
  onOffsetChange: (offset: number) => void;
  pageSizes?: readonly number[];
  onLimitChange?: (limit: number) => void;
  /** Keys that work in this list. */
  hints?: ReactNode;
}

/** Shows `1–25 of 1,487` with buttons for the previous and next page; renders nothing for an empty list. */
export const PaginationFooter = memo(function PaginationFooter(props: PaginationFooterProps) {
  const { label, offset, limit, total, atTotalLimit = false, onOffsetChange, pageSizes, onLimitChange, hints } = props;
  if (total === 0) return null;
  const last = Math.min(offset + limit, total);
  return (
    <Root aria-label={label}>
      <Range>{`${formatNumber(offset + 1)}–${formatNumber(last)} of ${formatTotal(total, atTotalLimit)}`}</Range>
      {pageSizes && onLimitChange ? (
        <Select
          value={limit}
          onChange={(event) => onLimitChange(Number(event.target.value))}
          slotProps={{ input: { 'aria-label': 'Rows on a page' } }}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      ) : null}
      {hints ? <Hints>{hints}</Hints> : null}
      <Pages hasHints={Boolean(hints)}>
        <IconButton
          icon="chevron-left"
          label={texts.actions.previousPage}
          disabled={offset === 0}
          onClick={() => onOffsetChange(Math.max(0, offset - limit))}
        />
        <IconButton
          icon="chevron-right"
          label={texts.actions.nextPage}
          disabled={last >= total}
          onClick={() => onOffsetChange(offset + limit)}
        />
      </Pages>
    </Root>
  );
});
