import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

/** Class names instead of components, because a bill can have 300 actions. */
const slots = generateUtilityClasses('RtBillTimeline', ['dot', 'text', 'where']);

const Root = styled('ol')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '96px 16px minmax(0, 1fr)',
      columnGap: 8,
      paddingBottom: 12,
      // A bill of 300 actions renders only the visible ones.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 48px',
    },
    '& time': { color: token.ink2, whiteSpace: 'nowrap' },
    [`& .${slots.dot}`]: {
      position: 'relative',
      width: 9,
      height: 9,
      marginTop: 6,
      borderRadius: '50%',
      border: `2px solid ${token.control}`,
      backgroundColor: token.surface,
    },
    // Each item draws its part of the line, so that the line is as long as the text.
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 108,
      insetBlock: 0,
      width: 1,
      backgroundColor: token.border,
    },
    '& li:first-of-type::before': { top: 10 },
    '& li:last-of-type::before': { bottom: 'auto', height: 10 },
    '& li:only-of-type::before': { display: 'none' },
    [`& [data-milestone] .${slots.dot}`]: { borderColor: token.ink2, backgroundColor: token.ink2 },
    [`& [data-milestone] .${slots.text}`]: { fontWeight: 600 },
    [`& .${slots.text}`]: { overflowWrap: 'anywhere' },
    [`& .${slots.where}`]: { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: '88px 12px minmax(0, 1fr)' },
      '& li::before': { left: 100 },
    },
  };
});

/** Everything that happened to the bill, newest first in the server's order, with milestones highlighted. */
export function BillTimeline({ actions }: { actions: Bill['actions'] }) {
  if (actions.length === 0) return <p>{texts.documents.noTimeline}</p>;
  return (
    <Root aria-label={legislationTexts.timeline}>
      {actions.map((action, index) => (
        <li
          // The same text can occur twice on a day.
          key={`${action.date}-${index}`}
          {...(action.step === 'taken' ? { 'data-milestone': '' } : {})}
        >
          <time dateTime={action.date}>{formatShortDay(action.date)}</time>
          <span className={slots.dot} />
          <span className={slots.text}>
            {action.text}
            {action.step === 'undone' ? <span className={slots.where}>{legislationTexts.undone}</span> : null}
            {action.chamberName ? <span className={slots.where}>{action.chamberName}</span> : null}
          </span>
        </li>
      ))}
    </Root>
  );
}
