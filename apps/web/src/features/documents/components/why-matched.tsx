import { styled, type Theme } from '@mui/material/styles';
import type { DocumentType } from '@rotunda/domain';
import { formatCount } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { PassageText } from '../../../shared/ui/passage-text.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { documentTexts } from '../document-texts.ts';
import type { MatchedPassage, MatchExplanation } from '../hooks/use-match.ts';
import { formatPlace, readingAddress } from '../model/reading-address.ts';

const Root = styled('dl')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    gap: '12px 12px',
    fontSize: 13,
    lineHeight: '20px',
    '& dt': { color: token.ink2 },
    '& dt span': { display: 'block', fontSize: 12, color: token.ink3 },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 4,
      '& dd + dt': { marginTop: 8 },
      '& dt span': { display: 'inline', marginLeft: 8 },
    },
  };
});

const Passages = styled(ShowMoreList)({ display: 'grid', gap: 8 });

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 8,
  scrollMarginTop: 64,
  borderRadius: 4,
  '&[data-current="true"]': {
    boxShadow: `0 0 0 4px ${theme.vars.palette.token.selected}`,
    backgroundColor: theme.vars.palette.token.selected,
  },
}));

const placeStyles = ({ theme }: { theme: Theme }) => ({
  fontSize: 12.5,
  overflowWrap: 'anywhere' as const,
  color: theme.vars.palette.token.ink3,
});
const Place = styled('span')(placeStyles);
const PlaceLink = styled(AddressLink)(placeStyles);

const Text = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  fontSize: 15,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
}));

const Versions = styled('span')(({ theme }) => ({
  display: 'block',
  ...theme.typography.body2,
  fontSize: 12,
  color: theme.vars.palette.token.ink3,
}));

const FIELD_LABELS = { title: 'Title', summary: 'Summary', text: 'Text', sponsor: 'Sponsor', bill: 'Number' } as const;

export interface WhyMatchedProps {
  document: { documentType: DocumentType; fusionId: string };
  /** Null while it is being fetched; `failed` if it could not be. */
  match: MatchExplanation | 'failed' | null;
  /** Index of the match bar's passage, starting at 0; null for none. */
  current: number | null;
}

/** "Why this Matched?": explanation, meaning, and every passage that contains the words (ALR-10). */
export function WhyMatched({ document, match, current }: WhyMatchedProps) {
  if (match === null) return <SkeletonText lines={4} />;
  if (match === 'failed' || match.state === 'unavailable') return <p>{texts.match.keywordsUnavailable}</p>;
  if (match.state === 'before-migration') return <p>{texts.match.beforeMigration}</p>;
  return (
    <Root>
      {match.enhancedSearch || match.explanation !== null ? (
        <>
          <dt>{documentTexts.aiExplanation}</dt>
          <dd>{match.explanation ?? texts.match.explanationUnavailable}</dd>
        </>
      ) : null}
      {match.enhancedSearch && match.certainty !== null ? (
        <>
          <dt>{documentTexts.conceptualMatch}</dt>
          <dd>{match.certainty.toFixed(2)}</dd>
        </>
      ) : null}
      <dt>
        {documentTexts.keywordMatches}
        {match.passages.length > 0 ? <span>{formatCount(match.total, 'match', 'matches')}</span> : null}
      </dt>
      <dd>
        {match.passages.length === 0 ? (
          texts.match.noKeywordMatches
        ) : (
          // Remounted with all passages when the match bar moves past the first three.
          <Passages
            key={current !== null && current > 2 ? 'all' : 'first'}
            limit={current !== null && current > 2 ? match.passages.length : 3}
            label={documentTexts.keywordMatches}
          >
            {match.passages.map((passage, index) => (
              <Passage
                key={`${passage.field}-${passage.fnDocumentId ?? ''}-${passage.sectionId ?? ''}-${index}`}
                document={document}
                passage={passage}
                id={passageId(index)}
                isCurrent={index === current}
              />
            ))}
          </Passages>
        )}
      </dd>
    </Root>
  );
}

/** Returns the id of a passage's line, so that the match bar can scroll to it. */
export const passageId = (index: number) => `matched-passage-${index}`;

interface PassageProps {
  document: WhyMatchedProps['document'];
  passage: MatchedPassage;
  id: string;
  isCurrent: boolean;
}

function Passage({ document, passage, id, isCurrent }: PassageProps) {
  const label = passage.sectionLabel || FIELD_LABELS[passage.field];
  const address =
    passage.field === 'text'
      ? readingAddress(document, {
          ...(passage.fnDocumentId ? { version: passage.fnDocumentId } : {}),
          ...(passage.sectionId ? { section: passage.sectionId } : {}),
          ...(passage.place ? { at: formatPlace(passage.place) } : {}),
          ...(passage.query ? { find: passage.query } : {}),
        })
      : null;
  const versions = passage.versions ?? [];
  return (
    <Line id={id} {...(isCurrent ? { 'data-current': 'true' } : {})}>
      {address === null ? <Place>{label}</Place> : <PlaceLink href={address}>{label}</PlaceLink>}
      <Text>
        <PassageText text={passage.text} marks={passage.marks} isStruck={passage.isStruck} />
        {versions.length > 1 ? (
          <Versions>{documentTexts.inVersions(versions.map(({ versionName }) => versionName))}</Versions>
        ) : null}
      </Text>
    </Line>
  );
}
