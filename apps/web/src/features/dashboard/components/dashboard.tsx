import { styled } from '@mui/material/styles';
import { useFlag } from '../../../shared/api/session.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { RecentAlertsPanel } from './recent-alerts-panel.tsx';
import { SavedSearchesPanel } from './saved-searches-panel.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  padding: 24,
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
}));

/** What is new this morning. */
export function Dashboard() {
  const hasAlerts = useFlag('alertsPage');
  return (
    <>
      <VisuallyHidden as="h1">{texts.nav.dashboard}</VisuallyHidden>
      <Grid>
        {hasAlerts ? <RecentAlertsPanel /> : null}
        <SavedSearchesPanel />
      </Grid>
    </>
  );
}
