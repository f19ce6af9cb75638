import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { scheduleSections } from '../../features/schedules/components/schedule-sections.tsx';
import { useSchedule } from '../../features/schedules/hooks/use-schedule.ts';
import { actionOfSchedule } from '../../features/schedules/model/action-of-schedule.ts';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { meetingOf } from './meeting-of.ts';
import { useActionFrom } from './use-action-from.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A public meeting in the flyout (SCH-01). */
export function ScheduleFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const { onCreateAction, dialog } = useActionFrom();
  const schedule = useSchedule(rest.fusionId);
  return (
    <>
      <FetchedFlyout
        {...rest}
        fetched={{ ...schedule, data: meetingOf(schedule.data) }}
        describe={(meeting) => ({
          facts: keyDaysOf(meeting),
          sections: [
            ...withSummaryTabs(
              meeting,
              scheduleSections(meeting.schedule, {
                onOpenRelated,
                onCreateAction: onCreateAction && (() => onCreateAction(actionOfSchedule(meeting.schedule))),
              }),
            ),
            sourcesSection(meeting.schedule),
          ],
        })}
      />
      {dialog}
    </>
  );
}
