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
  [theme.breakpoints.down('sm')]: { minHeight: 40 },
}));

const Label = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: 12,
  color: theme.vars.palette.token.ink3,
  fontVariantNumeric: 'tabular-nums',
}));

export interface FilterOptionProps {
  kind?: 'checkbox' | 'radio';
  label: ReactNode;
  isChecked: boolean;
  /** Only some of the selected items have this option. */
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Number of matching documents; omitted while unknown. */
  count?: number | undefined;
  /** There are at least `count` documents. */
  isAtLimit?: boolean;
  /** Changed but not applied yet. */
  isPending?: boolean;
  disabled?: boolean;
}

/** An option of a filter: checkbox or radio button, label and count. */
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
      <Label>{label}</Label>
      {isPending ? <PendingDot /> : null}
      {count === undefined ? null : (
        <>
          {/* Separates label and number in the accessible name. The flex row does not render it. */ ' '}
          <Count>{formatTotal(count, props.isAtLimit ?? false)}</Count>
        </>
      )}
    </Root>
  );
}
