import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { IngestRun, RunFiles } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { formatDuration } from '../model/format-duration.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { RunBadge } from './run-badge.tsx';

/** Runs or quarantined records per page. */
export const PAGE_SIZE = 25;

const Root = styled('ol')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& > li': {
      display: 'grid',
      gap: 2,
      padding: '10px 0',
      borderBottom: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& > li:last-of-type': { borderBottom: 0 },
  };
});

const RunHead = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 10px', alignItems: 'center' });

const TimeTaken = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  color: theme.vars.palette.token.ink3,
  fontVariantNumeric: 'tabular-nums',
}));

const Figures = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
}));

const UnreadFiles = styled('ul')({ margin: 0, paddingLeft: 16, overflowWrap: 'anywhere' });

const RunInput = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  overflowWrap: 'anywhere',
}));

const RunError = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.failed,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));

export interface PagedProps {
  sourceId: string;
  /** Page number, starting at 1. */
  page: number;
  onPageChange: (page: number) => void;
}

/** Lists all runs of a source, newest first, with their figures. */
export function RunHistory({ sourceId, page, onPageChange }: PagedProps) {
  const { queries } = useApi();
  const skip = (page - 1) * PAGE_SIZE;
  const runs = useQuery(
    queries.sources.findRuns.queryOptions({
      input: { id: sourceId, skip, limit: PAGE_SIZE },
      placeholderData: keepPreviousData,
    }),
  );
  if (runs.isError) {
    return (
      <div style={{ paddingTop: 16 }}>
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
      </div>
    );
  }
  if (!runs.data) return <SkeletonText lines={10} />;
  if (runs.data.total === 0) {
    return <EmptyState icon="clock" title={sourcesTexts.noRuns} description={sourcesTexts.noRunsHint} />;
  }
  return (
    <>
      <Root aria-label={sourcesTexts.tabs.runs}>
        {runs.data.results.map((run) => (
          <RunLine key={run.runId} run={run} />
        ))}
      </Root>
      <PaginationFooter
        label={sourcesTexts.tabs.runs}
        offset={skip}
        limit={PAGE_SIZE}
        total={runs.data.total}
        onOffsetChange={(offset) => onPageChange(offset / PAGE_SIZE + 1)}
      />
    </>
  );
}

function RunLine({ run }: { run: IngestRun }) {
  // A run that was stopped or interrupted can be resumed, so its message is not shown as an error.
  const Outcome = run.state === 'stopped' ? Figures : RunError;
  return (
    <li>
      <RunHead>
        <RunBadge state={run.state} />
        <RelativeDate seconds={run.startedTs} />
        <span>{run.mode === 'live' ? 'Live' : 'Files'}</span>
        {run.seconds === null ? null : <TimeTaken>{formatDuration(run.seconds)}</TimeTaken>}
      </RunHead>
      <Figures>
        {`${formatNumber(run.read)} read: ${formatNumber(run.created)} created, ${formatNumber(run.updated)} updated, ${formatNumber(run.unchanged)} unchanged${sourcesTexts.ofThemOlder(run.older)}, ${formatNumber(run.quarantined)} quarantined`}
      </Figures>
      {run.files ? <FilesOfRun files={run.files} /> : null}
      <RunInput>{run.input}</RunInput>
      {run.error ? <Outcome>{run.error}</Outcome> : null}
    </li>
  );
}

/** Lists the files that were not read, because the user who provided them expects that they were. */
function FilesOfRun({ files: { read, quarantined, notRead, examples } }: { files: RunFiles }) {
  const counts = `${formatNumber(read)} files read, ${formatNumber(quarantined)} quarantined, ${formatNumber(notRead)} not read`;
  if (examples.length === 0) return <Figures>{counts}</Figures>;
  return (
    <Figures as="details">
      <summary>{counts}</summary>
      <UnreadFiles>
        {examples.map(({ path, reason }) => (
          <li key={path}>{`${path}: ${reason}`}</li>
        ))}
      </UnreadFiles>
      {notRead > examples.length ? `and ${formatNumber(notRead - examples.length)} more` : null}
    </Figures>
  );
}
