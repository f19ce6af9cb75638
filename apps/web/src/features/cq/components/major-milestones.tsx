import { styled } from '@mui/material/styles';
import type { CqOfBill } from '@rotunda/contract';
import { formatMoment } from '../model/format-moment.ts';
import { cqTexts } from '../model/cq-texts.ts';

const Root = styled('ol')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& li': { display: 'flex', gap: 16, padding: '8px 0', borderBottom: `1px solid ${theme.vars.palette.token.border}` },
  '& li:last-child': { borderBottom: 0 },
}));

const When = styled('time')(({ theme }) => ({
  flex: 'none',
  width: 128,
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
}));

const What = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

/** Milestones that the second source marks as major, newest first. */
export function MajorMilestones({ milestones }: { milestones: CqOfBill['milestones'] }) {
  const major = milestones.filter((milestone) => milestone.major);
  if (major.length === 0) return <p style={{ fontSize: 13 }}>{cqTexts.noMilestones}</p>;
  return (
    <Root aria-label={cqTexts.milestones}>
      {major.map(({ dtAction, hasTime, bodyText }, index) => (
        // The same text can occur twice on a day.
        <li key={`${dtAction}-${index}`}>
          <When dateTime={new Date(dtAction * 1000).toISOString().slice(0, hasTime ? undefined : 10)}>
            {formatMoment(dtAction, hasTime)}
          </When>
          <What>{bodyText}</What>
        </li>
      ))}
    </Root>
  );
}
