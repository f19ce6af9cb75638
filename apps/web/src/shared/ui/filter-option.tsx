import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatTotal } from '../format/format-number.ts';
import { PendingDot } from './pending-dot.tsx';

const Root = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 26,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '& .words': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .count': {
    marginLeft: 'auto',
    fontSize: 12,
    color: theme.vars.palette.token.ink3,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('sm')]: { minHeight: 40 },
}));

export interface FilterOptionProps {
  kind?: 'checkbox' | 'radio';
  label: ReactNode;
  isChecked: boolean;
  /** In some of the selected items. */
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Documents behind it; left out while unknown. */
  count?: number | undefined;
  /** There are at least `count`. */
  isAtLimit?: boolean;
  /** Changed and not applied yet. */
  isPending?: boolean;
  disabled?: boolean;
}

/** One choice of a filter: box or dot, words, how many there are. */
export function FilterOption(props: FilterOptionProps) {
  const { kind = 'checkbox', label, isChecked, isIndeterminate = false, onChange, count, isPending = false } = props;
  const disabled = props.disabled ?? false;
  return (
    <Root>
      {kind === 'radio' ? (
        <Radio checked={isChecked} disabled={disabled} onChange={() => onChange(true)} />
      ) : (
        <Checkbox
          checked={isChecked}
          indeterminate={isIndeterminate}
          disabled={disabled}
          onChange={(_event, checked) => onChange(checked)}
        />
      )}
      <span className="words">{label}</span>
      {isPending ? <PendingDot /> : null}
      {count === undefined ? null : (
        <>
          {/* Parts words and number for who hears the name; a row of boxes shows no blanks between them. */ ' '}
          <span className="count">{formatTotal(count, props.isAtLimit ?? false)}</span>
        </>
      )}
    </Root>
  );
}
