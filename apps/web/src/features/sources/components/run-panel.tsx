import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useSourceRun } from '../api/use-source-run.ts';
import { isInProgress, getSecondsLeft } from '../model/run-progress.ts';
import { sourcesTexts } from '../model/sources-texts.ts';

const Root = styled('div')(({ theme }) => ({
  padding: 12,
  display: 'grid',
  gap: 8,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
}));

const Hint = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

/** At the right end of the line below the bar. */
const StopButton = styled(Button)({ marginLeft: 'auto' });

/** Starts a run or, while one is active, shows its progress and a button to stop it. */
export function RunPanel({ source }: { source: SourceState }) {
  const now = useNow();
  const { run, stop } = useSourceRun();
  const { live, lastRun } = source;
  if (isInProgress(lastRun)) {
    const isStopping = stop.variables?.runId === lastRun.runId && !stop.isError;
    return (
      <Root>
        <ProgressBar
          label={lastRun.state === 'queued' ? sourcesTexts.waiting : sourcesTexts.running}
          done={lastRun.read}
          total={lastRun.expected}
          secondsLeft={getSecondsLeft(lastRun, now)}
        >
          <span>
            {`${formatNumber(lastRun.created)} created, ${formatNumber(lastRun.updated)} updated, ${formatNumber(lastRun.unchanged)} unchanged${sourcesTexts.ofThemOlder(lastRun.older)}, ${formatNumber(lastRun.quarantined)} quarantined`}
          </span>
          <StopButton
            size="small"
            disabled={isStopping}
            onClick={() => stop.mutate({ id: source.id, runId: lastRun.runId })}
          >
            {isStopping ? sourcesTexts.stopping : sourcesTexts.stop}
          </StopButton>
        </ProgressBar>
      </Root>
    );
  }
  const needsKey = live !== null && live.needsApiKey && !live.hasApiKey;
  return (
    <Root>
      <Row isWrapped gap={12}>
        <Button
          variant="contained"
          startIcon={<Icon name="refresh" />}
          disabled={live === null || needsKey || run.isPending}
          onClick={() => run.mutate({ id: source.id })}
        >
          {sourcesTexts.runNow}
        </Button>
        {live === null ? <Hint>{sourcesTexts.readsFilesOnly}</Hint> : null}
        {needsKey ? <Hint>{sourcesTexts.keyFirst}</Hint> : null}
      </Row>
    </Root>
  );
}
