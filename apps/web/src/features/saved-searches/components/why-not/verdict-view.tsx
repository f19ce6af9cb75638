import { styled } from '@mui/material/styles';
import type { Verdict, VerdictClause } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/format/format-number.ts';
import { sentenceCase } from '../../../../shared/format/sentence-case.ts';
import { PassageText } from '../../../../shared/ui/passage-text.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx';
import { describeClause, describeFilter, describeVerdict, verdictTexts } from '../../model/verdict-texts.ts';

/** Deepest level that is indented further. Deeper groups are rare and would not fit on a phone. */
const MAX_INDENT_LEVEL = 6;
const INDENT = 16;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& section': { borderTop: `1px solid ${token.border}`, padding: '10px 0' },
    '& h3': { fontSize: 13, fontWeight: 600, lineHeight: '20px', paddingBottom: 4 },
    '& li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 8, padding: '4px 0' },
    '& code': { fontSize: 12.5, overflowWrap: 'anywhere' },
  };
});

const Outcome = styled('div')({ padding: '8px 0', '& p:first-of-type': { fontWeight: 600 } });

const Mark = styled(Icon, { shouldForwardProp: (prop) => prop !== 'isMet' })<{ isMet: boolean }>(
  ({ theme, isMet }) => ({
    marginTop: 2,
    color: isMet ? theme.vars.palette.token.passed : theme.vars.palette.token.failed,
  }),
);

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: 12.5,
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

const Hint = styled('p')(({ theme }) => ({ fontSize: 12.5, color: theme.vars.palette.token.ink3 }));

/**
 * Shows why a saved search has an alert for a document or not: the outcome, then each clause and filter with what was
 * found.
 */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const { clauses, clausesLeftOut, filters, metadata } = verdict;
  return (
    <Root>
      <Outcome role="status">
        {describeVerdict(verdict).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Outcome>
      <Part
        title={verdictTexts.query}
        isEmpty={clauses.length === 0}
        hint={clausesLeftOut > 0 ? `${formatCount(clausesLeftOut, 'more clause')} not shown.` : null}
      >
        {clauses.map((clause, place) => (
          <Clause key={place} clause={clause} />
        ))}
      </Part>
      <Part title={verdictTexts.filters} isEmpty={filters.length === 0}>
        {filters.map((check) => {
          const { asked, has } = describeFilter(check);
          return (
            <Checked key={check.filter} holds={check.passes}>
              {`${verdictTexts.filterNames[check.filter]}: ${has}`}
              <Detail>{`Asked for: ${asked}`}</Detail>
            </Checked>
          );
        })}
      </Part>
      <Part title={verdictTexts.metadata} isEmpty={metadata.length === 0}>
        {metadata.map(({ list, passes }) => (
          <Checked key={list} holds={passes}>
            {verdictTexts.metadataNames[list]}
          </Checked>
        ))}
      </Part>
    </Root>
  );
}

interface PartProps {
  title: string;
  isEmpty: boolean;
  hint?: string | null;
  children: ReactNode;
}

function Part({ title, isEmpty, hint = null, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul aria-label={title}>{children}</ul>
      {hint === null ? null : <Hint>{hint}</Hint>}
    </section>
  );
}

function Clause({ clause }: { clause: VerdictClause }) {
  const { depth, text, holds, passage } = clause;
  const words = describeClause(clause);
  return (
    <Checked holds={holds} indent={Math.min(depth, MAX_INDENT_LEVEL) * INDENT}>
      {text === null ? words : <code>{words}</code>}
      {passage === null ? null : (
        <Detail>
          {passage.field === 'text' ? passage.sectionLabel : `${sentenceCase(passage.field)}:`}{' '}
          <PassageText text={passage.text} marks={passage.marks} isStruck={passage.isStruck} />
        </Detail>
      )}
    </Checked>
  );
}

function Checked({ holds, indent = 0, children }: { holds: boolean; indent?: number; children: ReactNode }) {
  return (
    <li style={{ marginLeft: indent }}>
      <Mark isMet={holds} name={holds ? 'check' : 'close'} />
      <div>
        <VisuallyHidden>{`${holds ? verdictTexts.matched : verdictTexts.notMatched}: `}</VisuallyHidden>
        {children}
      </div>
    </li>
  );
}
