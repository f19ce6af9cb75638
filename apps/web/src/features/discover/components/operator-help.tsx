import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { discoverTexts } from '../discover-texts.ts';
import type { Explanation } from '../hooks/use-explanation.ts';
import { SEARCH_OPERATORS, type SearchOperator } from '../model/insert-operator.ts';

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

const Words = styled('div')(({ theme }) => ({
  width: 'min(460px, calc(100vw - 32px))',
  padding: 16,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 14, fontWeight: 600, marginBottom: 8 },
  '& dl': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '8px 12px' },
  '& dt': { fontWeight: 600 },
  '& code': { display: 'block', fontFamily: 'inherit', color: theme.vars.palette.token.ink3 },
  '& .understood': {
    marginTop: 12,
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.token.border}`,
    color: theme.vars.palette.token.ink2,
    overflowWrap: 'anywhere',
  },
  '& .understood b': { color: theme.vars.palette.token.ink, fontWeight: 600 },
}));

export interface OperatorHelpProps {
  explanation: Explanation;
  onInsert: (operator: SearchOperator) => void;
}

/** Buttons that put an operator in, and a list that says what each does and how the text is understood (SEA-13). */
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
        <Words>
          <h2 id={headingId}>{discoverTexts.howOperatorsWork}</h2>
          <dl>
            {SEARCH_OPERATORS.map(({ label, meaning, example }) => (
              <OperatorLine key={label} label={label} meaning={meaning} example={example} />
            ))}
            <OperatorLine
              label="title:"
              meaning="Only in one field: title, summary, text, sponsor or bill"
              example="title:(rent OR lease)"
            />
            <OperatorLine label="bill:" meaning="The bill of that number" example="bill: US S 5" />
            <OperatorLine
              label="boolean:"
              meaning="The rest is a search with operators; words before it must match too"
              example={'boolean: ("rent control" OR "rent stabilization") NOT commercial'}
            />
          </dl>
          <p className="understood" aria-live="polite">
            {explanation.words ? <>{explanation.words} </> : null}
            {explanation.total === null ? null : (
              <b>{`${formatTotal(explanation.total, explanation.atTotalLimit)} ${discoverTexts.live}`}</b>
            )}
          </p>
        </Words>
      </Popover>
    </>
  );
}

function OperatorLine({ label, meaning, example }: { label: string; meaning: string; example: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {meaning}
        <code>{example}</code>
      </dd>
    </>
  );
}
