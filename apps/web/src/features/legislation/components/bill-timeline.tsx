import { styled } from '@mui/material/styles';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { isMilestone } from '../model/is-milestone.ts';

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
    '& .dot': {
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
    '& .milestone .dot': { borderColor: token.ink2, backgroundColor: token.ink2 },
    '& .milestone .text': { fontWeight: 600 },
    '& .text': { overflowWrap: 'anywhere' },
    '& .where': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
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
          className={isMilestone(action.text) ? 'milestone' : ''}
        >
          <time dateTime={action.date}>{formatShortDay(action.date)}</time>
          <span className="dot" />
          <span className="text">
            {action.text}
            {action.chamberName ? <span className="where">{action.chamberName}</span> : null}
          </span>
        </li>
      ))}
    </Root>
  );
}
