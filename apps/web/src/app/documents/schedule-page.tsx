import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { LicensedScheduleView } from '../../features/schedules/components/licensed-schedule-view.tsx';
import { scheduleSections } from '../../features/schedules/components/schedule-sections.tsx';
import { useSchedule } from '../../features/schedules/hooks/use-schedule.ts';
import { actionOfSchedule } from '../../features/schedules/model/action-of-schedule.ts';
import { isLicensedSchedule } from '../../features/schedules/model/is-licensed-schedule.ts';
import { FetchedPage } from './fetched-page.tsx';
import { useActionFrom } from './use-action-from.tsx';
import { useMeeting } from './use-meeting.tsx';
import { useRelatedDocument } from './use-related-document.tsx';

interface SchedulePageProps {
  fusionId: string;
  matchedBy: MatchedBy | null;
}

/** Full-page view of a meeting (SCH-01). */
export function SchedulePage({ fusionId, matchedBy }: SchedulePageProps) {
  return isLicensedSchedule(fusionId) ? (
    <LicensedSchedulePage fusionId={fusionId} />
  ) : (
    <MeetingPage fusionId={fusionId} matchedBy={matchedBy} />
  );
}

function MeetingPage(props: SchedulePageProps) {
  const { dialog, ...meeting } = useMeeting(props.fusionId);
  return (
    <>
      <FetchedPage {...props} {...meeting} />
      {dialog}
    </>
  );
}

function LicensedSchedulePage({ fusionId }: { fusionId: string }) {
  const { onCreateAction, dialog } = useActionFrom();
  const related = useRelatedDocument(fusionId);
  const { data: schedule, error, isError, refetch } = useSchedule(fusionId);
  if (isError) return <DocumentPageFailure fusionId={fusionId} error={error} onRetry={() => void refetch()} />;
  if (schedule === undefined) return <DocumentPageLoading />;
  return (
    <>
      <LicensedScheduleView
        schedule={schedule}
        sections={[
          ...scheduleSections(schedule, {
            onOpenRelated: related.onOpenRelated,
            onCreateAction: onCreateAction && (() => onCreateAction(actionOfSchedule(schedule))),
          }),
          sourcesSection(schedule),
        ]}
      />
      {related.renderOver(schedule.title)}
      {dialog}
    </>
  );
}
