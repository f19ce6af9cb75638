import { styled } from '@mui/material/styles';
import { useFlag } from '../../../shared/api/session.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { HearingsPanel } from './hearings-panel.tsx';
import { PolicyMapPanel } from './policy-map-panel.tsx';
import { PriorityPanel } from './priority-panel.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { RecentAlertsPanel } from './recent-alerts-panel.tsx';
import { SavedSearchesPanel } from './saved-searches-panel.tsx';
import { StatusPanel } from './status-panel.tsx';

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

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '0 24px 24px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px 16px' },
}));

/** What is new this morning, and where what the organisation follows stands. */
export function Dashboard() {
  const hasAlerts = useFlag('alertsPage');
  return (
    <>
      <VisuallyHidden as="h1">{texts.nav.dashboard}</VisuallyHidden>
      <Grid>
        {hasAlerts ? <RecentAlertsPanel /> : null}
        <SavedSearchesPanel />
      </Grid>
      <Pictures>
        <PolicyMapPanel />
        <StatusPanel />
        <ProjectsPanel />
        <PriorityPanel />
        <HearingsPanel />
      </Pictures>
    </>
  );
}
