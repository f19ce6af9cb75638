import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import { savedSearchTexts } from '../model/saved-search-texts.ts';
import { MatchDay } from './match-day.ts';
import { QueryErrorMessage } from './query-error-message.tsx';

const Root = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    marginTop: 16,
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    overflow: 'hidden',
    '& header': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '8px 12px',
      backgroundColor: token.surfaceSub,
      fontWeight: 600,
    },
    '& header > :last-child': { marginLeft: 'auto' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr) auto',
      gap: 10,
      padding: '6px 12px',
      borderTop: `1px solid ${token.border}`,
    },
    '& footer': { padding: '4px 8px', borderTop: `1px solid ${token.border}` },
    '&[aria-busy="true"]': { opacity: 0.6 },
    '& > [role="alert"]': { border: 0 },
  };
});

const Identifier = styled('span')({ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const Title = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.ink2,
}));

const NoMatches = styled('p')(({ theme }) => ({
  padding: '8px 12px',
  color: theme.vars.palette.token.ink2,
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
}));

const MAX_SHOWN = 5;

export interface SearchPreviewProps {
  searchModel: SearchModel;
  /** The preview replaced a replay, whose button had the keyboard focus. */
  isBack: boolean;
  onReplay: () => void;
}

/**
 * Shows what the search would have found in the last 90 days: the count, the matches per week and the latest matches.
 */
export function SearchPreview({ searchModel, isBack, onReplay }: SearchPreviewProps) {
  const { queries } = useApi();
  const preview = useQuery({
    ...queries.discover.preview.queryOptions({ input: { searchModel } }),
    placeholderData: keepPreviousData,
  });
  if (preview.isError) {
    const fault = toApiError(preview.error);
    if (fault.code === 'QUERY_FAULT') return <QueryErrorMessage text={searchModel.rawTextSearch} fault={fault} />;
    return (
      <Root>
        <ErrorState
          message={savedSearchTexts.previewFailed}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      </Root>
    );
  }
  if (preview.isPending) {
    return (
      <Root>
        <SkeletonText lines={4} />
      </Root>
    );
  }
  const { total, atTotalLimit, days, perWeek, latest } = preview.data;
  return (
    <Root aria-busy={preview.isPlaceholderData}>
      <header>
        <span role="status">{`${formatTotal(total, atTotalLimit)} ${total === 1 ? 'match' : 'matches'} in the last ${days} days`}</span>
        <Sparkline values={perWeek.map((week) => week.count)} label="Matches per week" width={96} />
      </header>
      {latest.length === 0 ? <NoMatches>{savedSearchTexts.noPreview}</NoMatches> : null}
      <ul aria-label="Latest matches">
        {latest.slice(0, MAX_SHOWN).map((document) => (
          <li key={document.fusionId}>
            <Identifier>{getIdentifier(document)}</Identifier>
            <Title title={document.title}>{document.title}</Title>
            <MatchDay>{formatShortDay(document.lastActionOn ?? document.publicationDate)}</MatchDay>
          </li>
        ))}
      </ul>
      <footer>
        <Button size="small" variant="text" autoFocus={isBack} onClick={onReplay}>
          {savedSearchTexts.replay}
        </Button>
      </footer>
    </Root>
  );
}
