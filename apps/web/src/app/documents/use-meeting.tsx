import type { DocumentCard } from '@rotunda/contract';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { getKeyDays } from '../../features/documents/model/key-days.ts';
import { scheduleSections } from '../../features/schedules/components/schedule-sections.tsx';
import { type Schedule, useSchedule } from '../../features/schedules/hooks/use-schedule.ts';
import { actionOfSchedule } from '../../features/schedules/model/action-of-schedule.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import { useActionFrom } from './use-action-from.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A public meeting: the document that every page shows, with its schedule. */
type Meeting = DocumentCard & { schedule: Schedule };

/**
 * Returns undefined while the schedule is fetched, and for a licensed-feed schedule, which is not a public document.
 */
function getMeeting(schedule: Schedule | undefined): Meeting | undefined {
  return schedule?.card ? { ...schedule.card, schedule } : undefined;
}

/** Describes a public meeting for its page and its flyout, with the dialog that creates an action from it (SCH-01). */
export function useMeeting(fusionId: string) {
  const { onCreateAction, dialog } = useActionFrom();
  const schedule = useSchedule(fusionId);
  const describe = (meeting: Meeting, onOpenRelated: OpenRelated) => ({
    facts: getKeyDays(meeting),
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
  });
  return { fetched: { ...schedule, data: getMeeting(schedule.data) }, describe, dialog };
}
