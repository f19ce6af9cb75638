import { styled } from '@mui/material/styles';
import type { DocumentCard, LooserSearchChange, SearchModel } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatTotal } from '../../../../shared/format/format-number.ts';
import { discoverAddress } from '../../../../shared/navigation/discover-address.ts';
import { savedSearchTexts } from '../../model/saved-search-texts.ts';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& > li': { padding: '8px 0' },
    '& > li + li': { borderTop: `1px solid ${token.border}` },
    '& .head': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 10 },
    '& .added': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& code': { fontSize: 12.5, color: token.ink2, overflowWrap: 'anywhere' },
  };
});

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
      {adding.length === 0 && uncounted === 0 ? <p className="hint">{savedSearchTexts.nothingLooser}</p> : null}
      <List aria-label={savedSearchTexts.looser}>
        {adding.map(({ change, searchModel, added, examples }) => (
          <li key={JSON.stringify(change)}>
            <div className="head">
              <span>{nameOf(change)}</span>
              <span className="added">{`+${formatTotal(added.total, added.atTotalLimit)}`}</span>
            </div>
            <Change change={change} />
            {renderExamples(examples, savedSearchTexts.examplesOf(nameOf(change)))}
            <a
              href={discoverAddress(searchModel)}
              target="_blank"
              rel="noreferrer"
              aria-label={`${savedSearchTexts.openLooser}: ${nameOf(change)}`}
            >
              {savedSearchTexts.openLooser}
            </a>
          </li>
        ))}
      </List>
      {adding.length > 0 && silent > 0 ? <p className="hint">{savedSearchTexts.silentLooser(silent)}</p> : null}
      {uncounted > 0 ? (
        <p className="hint" role="note">
          {savedSearchTexts.uncountedLooser(uncounted)}
        </p>
      ) : null}
    </>
  );
}

function nameOf(change: LooserSearchChange): string {
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
