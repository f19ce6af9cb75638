import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { discoverTexts } from '../discover-texts.ts';
import type { Explanation } from '../hooks/use-explanation.ts';
import { SEARCH_OPERATORS, type SearchOperator } from '../model/insert-operator.ts';

const OperatorGuide = lazyComponent(async () => (await import('./operator-guide.tsx')).OperatorGuide);

const Operators = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  flexWrap: 'wrap',
  '& button': {
    height: 20,
    padding: '0 6px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 11.5,
    fontWeight: 500,
    cursor: 'pointer',
    color: theme.vars.palette.token.ink2,
    backgroundColor: theme.vars.palette.token.sunken,
    '&:hover': { color: theme.vars.palette.token.ink },
  },
  [theme.breakpoints.down('sm')]: { gap: 4, '& button': { height: 28, padding: '0 7px', fontSize: 12.5 } },
}));

const More = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  cursor: 'pointer',
  color: theme.vars.palette.token.accent,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
}));

export interface OperatorHelpProps {
  explanation: Explanation;
  onInsert: (operator: SearchOperator) => void;
}

/** Buttons that insert an operator, and a list that explains each operator and how the text is interpreted (SEA-13). */
export function OperatorHelp({ explanation, onInsert }: OperatorHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  return (
    <>
      <Operators role="group" aria-label={discoverTexts.operators}>
        {SEARCH_OPERATORS.map((operator) => (
          <button key={operator.label} type="button" title={operator.meaning} onClick={() => onInsert(operator)}>
            {operator.label}
          </button>
        ))}
      </Operators>
      <More ref={anchor} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {discoverTexts.howOperatorsWork}
      </More>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': headingId, sx: { mt: 1 } } }}
      >
        <OperatorGuide headingId={headingId} explanation={explanation} />
      </Popover>
    </>
  );
}
