import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDateTime, formatDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { QueryPanel } from './query-panel.tsx';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    maxHeight: 360,
    overflow: 'auto',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      columnGap: 10,
      padding: '8px 16px',
      borderTop: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li:hover': { backgroundColor: token.hover },
    '& .leaf': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      height: 40,
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      fontSize: 11,
      lineHeight: '14px',
      color: token.ink3,
    },
    '& .leaf b': { fontSize: 15, lineHeight: '18px', fontWeight: 600, color: token.ink },
    '& a': { color: token.ink, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .under': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
  };
});

/** What committees do with the bills of the projects in the next 5 days. */
export function HearingsPanel() {
  const { queries } = useApi();
  const hearings = useQuery(queries.dashboards.findHearings.queryOptions({ input: {} }));
  return (
    <QueryPanel
      title={dashboardTexts.hearings}
      note={dashboardTexts.nextDays}
      query={hearings}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState icon="calendar" title={dashboardTexts.hearingsEmpty} description={dashboardTexts.hearingsHint} />
      }
    >
      {({ results }) => (
        <List>
          {results.map((hearing) => {
            const [month, day] = formatDay(hearing.date).split(/[ ,]+/);
            return (
              <li key={hearing.fusionId}>
                <span className="leaf" aria-hidden="true">
                  <b>{day}</b>
                  {month?.slice(0, 3)}
                </span>
                <span style={{ minWidth: 0 }}>
                  <AddressLink href={documentPath(hearing)}>{hearing.title}</AddressLink>
                  <span className="under">
                    {hearing.startTs === null ? formatDay(hearing.date) : formatDateTime(hearing.startTs)}
                  </span>
                  <span className="under">
                    {[hearing.committees[0], hearing.bills.map(({ label }) => label).join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            );
          })}
        </List>
      )}
    </QueryPanel>
  );
}
