import { styled } from '@mui/material/styles';
import { formatShortDay } from '../format/format-date.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Stage {
  label: string;
  /** Second line, such as a committee or a vote count. */
  detail: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

const STATE_WORDS = { done: 'reached', current: 'current stage', ahead: 'ahead', failed: 'failed here' } as const;

/** Shown for a stage that was reached on a day that no source gives. */
const NO_DATE = 'No date';

const Root = styled('ol')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& li': {
      position: 'relative',
      padding: '16px 8px 0 0',
      fontSize: 12,
      lineHeight: '16px',
      color: token.ink3,
      overflowWrap: 'anywhere',
      // The longest words of five stages fit a phone of 360 px.
      [theme.breakpoints.down('sm')]: { paddingRight: 4, fontSize: 11.5 },
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 5,
      height: 2,
      backgroundColor: token.border,
    },
    '& li:last-child::before': { display: 'none' },
    '& li::after': {
      content: '""',
      position: 'absolute',
      top: 1,
      left: 0,
      width: 10,
      height: 10,
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: `2px solid ${token.control}`,
      backgroundColor: token.surface,
    },
    '& [data-stage="done"]::before': { backgroundColor: token.ink2 },
    '& [data-stage="done"]::after': { backgroundColor: token.ink2, borderColor: token.ink2 },
    // Fills half of the line to the stage that is not completed yet.
    '& [data-stage="done"]:has(+ :is([data-stage="current"], [data-stage="ahead"]))::before': {
      background: `linear-gradient(90deg, ${token.ink2} 50%, ${token.border} 50%)`,
    },
    '& [data-stage="current"]::after': { top: 0, width: 12, height: 12, border: `3px solid ${token.considering}` },
    '& [data-stage="failed"]::after': { top: 0, width: 12, height: 12, border: `3px solid ${token.failed}` },
    '& b': { display: 'block', fontWeight: 500, color: token.ink2 },
    '& [data-stage="done"] b': { color: token.ink },
    '& :is([data-stage="current"], [data-stage="failed"]) b': { color: token.ink, fontWeight: 600 },
  };
});

const Detail = styled('span')(({ theme }) => ({
  hyphens: 'auto',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Details of the current stage, below all stages. On a phone, a single stage is too narrow for them. */
const CurrentStage = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  overflowWrap: 'break-word',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Shows how far a bill has progressed: introduced, committee, floor, other chamber, enacted. */
export function StageTrack({ stages, label = 'Progress of the bill' }: { stages: readonly Stage[]; label?: string }) {
  const currentStage = stages.find(({ state }) => state === 'current' || state === 'failed');
  const currentDetail = currentStage === undefined ? '' : getDetail(currentStage);
  return (
    <>
      <Root aria-label={label}>
        {stages.map((stage) => (
          <li
            key={stage.label}
            data-stage={stage.state}
            {...(stage.state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <b>{stage.label}</b>
            <VisuallyHidden>{` (${STATE_WORDS[stage.state]}) `}</VisuallyHidden>
            <Detail>{getDetail(stage)}</Detail>
          </li>
        ))}
      </Root>
      {currentStage === undefined || currentDetail === '' ? null : (
        <CurrentStage>{`${currentStage.label}: ${currentDetail}`}</CurrentStage>
      )}
    </>
  );
}

function getDetail({ detail, date, state }: Stage): string {
  if (detail !== null) return detail;
  return date === null && state !== 'ahead' ? NO_DATE : formatShortDay(date);
}
