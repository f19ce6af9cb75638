import { styled } from '@mui/material/styles';
import type { QueryFix } from '../../../shared/api/api-error.ts';

const Fix = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  color: theme.vars.palette.token.accent,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
  // Large enough to tap.
  [theme.breakpoints.down('sm')]: { paddingBlock: 4 },
}));

export interface QueryFixesProps {
  fixes: readonly QueryFix[];
  /** Searches for the text. */
  onFix: (text: string) => void;
}

/** Buttons that search for what may have been meant. */
export function QueryFixes({ fixes, onFix }: QueryFixesProps) {
  return fixes.map(({ label, text }) => (
    <Fix key={text} type="button" title={text} onClick={() => onFix(text)}>
      {label}
    </Fix>
  ));
}
