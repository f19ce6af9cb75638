import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { DocumentCard, SearchModel } from '@rotunda/contract';
import type { ApiClient } from '../../../../shared/api/api-client.ts';
import { useApi } from '../../../../shared/api/api-context.tsx';
import { formatShortDay } from '../../../../shared/format/format-date.ts';
import { formatTotal } from '../../../../shared/format/format-number.ts';
import { documentPath } from '../../../../shared/navigation/document-path.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { savedSearchTexts } from '../../model/saved-search-texts.ts';
import { MatchDay } from '../match-day.ts';
import { LooserSearches } from './looser-searches.tsx';
import { ReplayHint } from './replay-hint.ts';
import { WeekChart } from './week-chart.tsx';

const Root = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    marginTop: 16,
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    overflow: 'hidden',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      minHeight: 44,
      padding: '6px 12px',
      backgroundColor: token.surfaceSub,
      fontWeight: 600,
    },
    '& > header > button': { marginLeft: 'auto' },
    '& h3': { fontSize: 13, fontWeight: 600, lineHeight: '20px' },
  };
});

const Part = styled('div')(({ theme }) => ({
  padding: '10px 12px',
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
}));

const DocumentLine = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 10,
  paddingTop: 6,
  '& > a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface SearchReplayProps {
  searchModel: SearchModel;
  /** Cancels the running replay and returns to the previous view. */
  onCancel: () => void;
}

/** Shows what the search would have alerted to in the last 12 months, and what looser searches would have added. */
export function SearchReplay({ searchModel, onCancel }: SearchReplayProps) {
  const { queries } = useApi();
  const replay = useQuery({ ...queries.discover.replay.queryOptions({ input: { searchModel } }), retry: false });
  return (
    <Root aria-busy={replay.isPending}>
      <header>
        <span role="status">{getStatus(replay)}</span>
        {/* A single button for both states, so that it keeps focus when the response arrives. */}
        <Button size="small" autoFocus onClick={onCancel}>
          {replay.isPending ? savedSearchTexts.cancelReplay : savedSearchTexts.backToPreview}
        </Button>
      </header>
      {replay.isError ? <ErrorState error={replay.error} onRetry={() => void replay.refetch()} /> : null}
      {replay.data ? <Replay {...replay.data} /> : null}
    </Root>
  );
}

type Answer = Awaited<ReturnType<ApiClient['discover']['replay']>>;

function getStatus({ data, isError }: { data: Answer | undefined; isError: boolean }): string {
  if (isError) return savedSearchTexts.replayFailed;
  if (data === undefined) return savedSearchTexts.replaying;
  const { total, atTotalLimit } = data;
  return `${formatTotal(total, atTotalLimit)} ${total === 1 ? 'match' : 'matches'} in the last 12 months`;
}

function Replay({ total, perWeek, latest, hasMovingDates, looser, uncounted }: Answer) {
  return (
    <>
      <Part>
        {total === 0 ? <ReplayHint>{savedSearchTexts.noReplay}</ReplayHint> : <WeekChart perWeek={perWeek} />}
        <ReplayHint>
          {[savedSearchTexts.replayHint, ...(hasMovingDates ? [savedSearchTexts.replayedDates] : [])].join(' ')}
        </ReplayHint>
      </Part>
      {latest.length === 0 ? null : (
        <Part>
          <h3>{savedSearchTexts.newest}</h3>
          <DocumentLinks documents={latest} label={savedSearchTexts.newest} />
        </Part>
      )}
      <Part>
        <h3>{savedSearchTexts.looser}</h3>
        <LooserSearches
          looser={looser}
          uncounted={uncounted}
          renderExamples={(documents, label) => <DocumentLinks documents={documents} label={label} />}
        />
      </Part>
    </>
  );
}

/** Links open in a new window, because the search is not saved yet. */
function DocumentLinks({ documents, label }: { documents: readonly DocumentCard[]; label: string }) {
  return (
    <ul aria-label={label}>
      {documents.map((document) => (
        <DocumentLine key={document.fusionId}>
          <a href={documentPath(document)} target="_blank" rel="noreferrer" title={document.title}>
            {[document.localityExternalId, document.title].filter(Boolean).join(' · ')}
          </a>
          <MatchDay>{formatShortDay(document.lastActionOn ?? document.publicationDate)}</MatchDay>
        </DocumentLine>
      ))}
    </ul>
  );
}
