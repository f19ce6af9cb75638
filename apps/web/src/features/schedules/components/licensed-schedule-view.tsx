import { PlainPage } from '../../../shared/documents/plain-page.tsx';
import { SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { Schedule } from '../hooks/use-schedule.ts';
import { scheduleDays } from '../model/schedule-days.ts';
import { scheduleTexts } from '../schedule-texts.ts';

export interface LicensedScheduleViewProps {
  schedule: Schedule;
  sections: readonly SectionSpec[];
}

/** Shows a schedule of the licensed feed on its own page. */
export function LicensedScheduleView({ schedule, sections }: LicensedScheduleViewProps) {
  const facts = [schedule.type, scheduleDays(schedule)].filter(Boolean).join(' · ');
  return (
    <PlainPage title={schedule.title} kind={scheduleTexts.schedule} parent="/resources" facts={[facts]}>
      <SectionList sections={sections} />
    </PlainPage>
  );
}
