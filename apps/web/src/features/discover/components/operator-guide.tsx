import { styled } from '@mui/material/styles';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { discoverTexts } from '../discover-texts.ts';
import type { Explanation } from '../hooks/use-explanation.ts';
import { SEARCH_OPERATORS } from '../model/insert-operator.ts';

const Text = styled('div')(({ theme }) => ({
  width: 'min(460px, calc(100vw - 32px))',
  padding: 16,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 14, fontWeight: 600, marginBottom: 8 },
  '& dl': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '8px 12px' },
  '& dt': { fontWeight: 600 },
  '& code': { display: 'block', fontFamily: 'inherit', color: theme.vars.palette.token.ink3 },
}));

const Understood = styled('p')(({ theme }) => ({
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
  '& b': { color: theme.vars.palette.token.ink, fontWeight: 600 },
}));

export interface OperatorGuideProps {
  headingId: string;
  explanation: Explanation;
}

/** Explains each operator and how the text is interpreted. */
export function OperatorGuide({ headingId, explanation }: OperatorGuideProps) {
  return (
    <Text>
      <h2 id={headingId}>{discoverTexts.howOperatorsWork}</h2>
      <dl>
        {SEARCH_OPERATORS.map(({ label, meaning, example }) => (
          <OperatorLine key={label} label={label} meaning={meaning} example={example} />
        ))}
        <OperatorLine
          label={'"a b"~5'}
          meaning="At most 5 words between the two, or fewer if they are in reverse order"
          example={'"water rights"~5'}
        />
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
      <Understood aria-live="polite">
        {explanation.words ? <>{explanation.words} </> : null}
        {explanation.total === null ? null : (
          <b>{`${formatTotal(explanation.total, explanation.atTotalLimit)} ${discoverTexts.live}`}</b>
        )}
      </Understood>
    </Text>
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
