import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { discoverTexts } from '../discover-texts.ts';

export interface NothingFoundProps {
  /** The search without results. */
  searchModel: SearchModel;
  onText: (rawTextSearch: string) => void;
  onType: (documentType: (typeof DISCOVER_DOCUMENT_TYPES)[number]) => void;
  /** Null if past sessions are already searched. */
  onIncludePastSessions: (() => void) | null;
  /** Null if there are no filters to remove. */
  onResetFilters: (() => void) | null;
}

/** Shown without results: suggests changes that would find something, with the number of results. */
export function NothingFound(props: NothingFoundProps) {
  const { searchModel, onText, onType, onIncludePastSessions, onResetFilters } = props;
  const { queries } = useApi();
  const found = useQuery({ ...queries.discover.nextSteps.queryOptions({ input: { searchModel } }), retry: false });
  const { withoutWord = [], otherTypes = [], allSessions = null } = found.data ?? {};
  const types = otherTypes.flatMap(({ documentType, ...count }) => {
    const type = DISCOVER_DOCUMENT_TYPES.find((one) => one === documentType);
    return type === undefined ? [] : [{ type, ...count }];
  });
  const pastSessions = allSessions === null ? '' : ` (${formatTotal(allSessions.total, allSessions.atTotalLimit)})`;
  return (
    <EmptyState
      icon="search"
      title={texts.search.noResults}
      description={discoverTexts.noResultsHint}
      action={
        <>
          {withoutWord.map(({ word, rawTextSearch, total, atTotalLimit }) => (
            <Button key={rawTextSearch} variant="outlined" onClick={() => onText(rawTextSearch)}>
              {discoverTexts.withoutWord(word, formatTotal(total, atTotalLimit))}
            </Button>
          ))}
          {types.map(({ type, total, atTotalLimit }) => (
            <Button key={type} variant="outlined" onClick={() => onType(type)}>
              {discoverTexts.inType(DOCUMENT_TYPE_LABELS[type], formatTotal(total, atTotalLimit))}
            </Button>
          ))}
          {onIncludePastSessions ? (
            <Button onClick={onIncludePastSessions}>
              {discoverTexts.includePastSessions}
              {pastSessions}
            </Button>
          ) : null}
          {onResetFilters ? <Button onClick={onResetFilters}>{discoverTexts.resetFilters}</Button> : null}
        </>
      }
    />
  );
}
