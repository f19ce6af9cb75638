import { styled } from '@mui/material/styles';
import type { DocumentCard, LooserSearchChange, SearchModel } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatTotal } from '../../../../shared/format/format-number.ts';
import { discoverAddress } from '../../../../shared/navigation/discover-address.ts';
import { savedSearchTexts } from '../../model/saved-search-texts.ts';
import { ReplayHint } from './replay-hint.ts';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& > li': { padding: '8px 0' },
    '& > li + li': { borderTop: `1px solid ${token.border}` },
    '& code': { fontSize: 12.5, color: token.ink2, overflowWrap: 'anywhere' },
  };
});

const Head = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 10 });

const Added = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

interface Looser {
  change: LooserSearchChange;
  searchModel: SearchModel;
  added: { total: number; atTotalLimit: boolean };
  examples: readonly DocumentCard[];
}

export interface LooserSearchesProps {
  looser: readonly Looser[];
  uncounted: number;
  renderExamples: (documents: readonly DocumentCard[], label: string) => ReactNode;
}

/** Lists searches with one condition loosened, ordered by the number of results added, with examples of these. */
export function LooserSearches({ looser, uncounted, renderExamples }: LooserSearchesProps) {
  const adding = looser.filter(({ added }) => added.total > 0);
  const silent = looser.length - adding.length;
  return (
    <>
      {adding.length === 0 && uncounted === 0 ? <ReplayHint>{savedSearchTexts.nothingLooser}</ReplayHint> : null}
      <List aria-label={savedSearchTexts.looser}>
        {adding.map(({ change, searchModel, added, examples }) => (
          <li key={JSON.stringify(change)}>
            <Head>
              <span>{getName(change)}</span>
              <Added>{`+${formatTotal(added.total, added.atTotalLimit)}`}</Added>
            </Head>
            <Change change={change} />
            {renderExamples(examples, savedSearchTexts.getExamples(getName(change)))}
            <a
              href={discoverAddress(searchModel)}
              target="_blank"
              rel="noreferrer"
              aria-label={`${savedSearchTexts.openLooser}: ${getName(change)}`}
            >
              {savedSearchTexts.openLooser}
            </a>
          </li>
        ))}
      </List>
      {adding.length > 0 && silent > 0 ? <ReplayHint>{savedSearchTexts.silentLooser(silent)}</ReplayHint> : null}
      {uncounted > 0 ? <ReplayHint role="note">{savedSearchTexts.uncountedLooser(uncounted)}</ReplayHint> : null}
    </>
  );
}

function getName(change: LooserSearchChange): string {
  return change.change === 'without-filter'
    ? savedSearchTexts.withoutFilter(savedSearchTexts.filterNames[change.filter])
    : savedSearchTexts.looserChanges[change.change];
}

function Change({ change }: { change: LooserSearchChange }) {
  if (change.change === 'without-filter') return null;
  return (
    <p>
      <code>{change.clause}</code>
      {change.replacement === null ? null : (
        <>
          {' → '}
          <code>{change.replacement}</code>
        </>
      )}
    </p>
  );
}
