import { styled } from '@mui/material/styles';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { CitedCode, PresidentialAction } from '../hooks/use-presidential-action.ts';
import { presidentialTexts as words } from '../presidential-texts.ts';
import { AnalysisState } from './analysis-state.tsx';

const Codes = styled('div')({
  '& ul': { display: 'grid', gap: 12 },
  '& li': { display: 'grid', gap: 2, overflowWrap: 'anywhere' },
});

/** Touch targets need 24 px. */
const TOUCH_TARGET = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  '& a': TOUCH_TARGET,
});

const Count = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
}));

const Passage = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

const PassageLink = styled(AddressLink)(({ theme }) => ({
  ...TOUCH_TARGET,
  justifySelf: 'start',
  '&, &:visited': { color: theme.vars.palette.token.accent, fontWeight: 500 },
}));

/** Returns the address of a passage in the text of a document. */
export type PassageAddress = (action: PresidentialAction, place: CitedCode['place']) => string;

/**
 * Lists the sections of the federal codes cited in the document's own text, each with the first passage that cites it.
 */
export function CitedCodes({ fusionId, getAddress }: { fusionId: string; getAddress: PassageAddress }) {
  return (
    <AnalysisState fusionId={fusionId}>
      {(analysis, action) => {
        if (analysis === null) return <p>{words.empty}</p>;
        if (analysis.codes.length === 0) return <p>{words.noCodes}</p>;
        return (
          <Codes>
            <ShowMoreList label={words.relevance}>
              {analysis.codes.map((code) => (
                <Code key={code.code} code={code} address={getAddress(action, code.place)} />
              ))}
            </ShowMoreList>
          </Codes>
        );
      }}
    </AnalysisState>
  );
}

function Code({ code: { code, summary, count, excerpt, url }, address }: { code: CitedCode; address: string }) {
  return (
    <li>
      <Head>
        <WebLink href={url}>{code}</WebLink>
        <Count>{words.cited(count)}</Count>
      </Head>
      {summary === null ? null : <p>{summary}</p>}
      <Passage>
        <Highlight text={excerpt.text} marks={excerpt.marks} />
      </Passage>
      <PassageLink href={address} aria-label={`${words.readPassage}: ${code}`}>
        {words.readPassage}
      </PassageLink>
    </li>
  );
}
