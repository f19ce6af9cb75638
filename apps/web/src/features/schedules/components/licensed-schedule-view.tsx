import { styled } from '@mui/material/styles';
import { BackButton } from '../../../shared/navigation/back-button.tsx';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { Schedule } from '../hooks/use-schedule.ts';
import { scheduleDays } from '../model/schedule-days.ts';
import { scheduleTexts } from '../schedule-texts.ts';

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: token.surface,
    '& .line': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, color: token.ink2 },
    '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.018em', overflowWrap: 'anywhere' },
    '& .facts': { fontSize: 13, lineHeight: '20px', color: token.ink2, overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: { '& h1': { fontSize: 18, lineHeight: '24px' } },
  };
});

export interface LicensedScheduleViewProps {
  schedule: Schedule;
  sections: readonly SectionSpec[];
}

/** A schedule of the licensed feed on a page of its own: it takes no tags, projects or comments. */
export function LicensedScheduleView({ schedule, sections }: LicensedScheduleViewProps) {
  const { title, type } = schedule;
  usePageTitle(title);
  return (
    <Root aria-label={title}>
      <PageColumn>
        <div className="line">
          <BackButton parent="/resources" />
          <span>{scheduleTexts.schedule}</span>
        </div>
        <h1>{title}</h1>
        <p className="facts">{[type, scheduleDays(schedule)].filter(Boolean).join(' · ')}</p>
        <SectionList sections={sections} />
      </PageColumn>
    </Root>
  );
}
