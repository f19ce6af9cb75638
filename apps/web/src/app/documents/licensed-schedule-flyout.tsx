import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-failure.tsx';
import { FlyoutLoading } from '../../features/documents/components/flyout-loading.tsx';
import { scheduleSections } from '../../features/schedules/components/schedule-sections.tsx';
import { useSchedule } from '../../features/schedules/hooks/use-schedule.ts';
import { actionOfSchedule } from '../../features/schedules/model/action-of-schedule.ts';
import { scheduleDays } from '../../features/schedules/model/schedule-days.ts';
import { scheduleTexts } from '../../features/schedules/schedule-texts.ts';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { ContentsBar } from '../../shared/ui/contents-bar.tsx';
import { Flyout } from '../../shared/ui/flyout.tsx';
import { getContents, SectionList } from '../../shared/ui/section-list.tsx';
import type { DocumentFlyoutProps } from './flyout-props.ts';
import { useActionFrom } from './use-action-from.tsx';
import { useRelatedDocument } from './use-related-document.tsx';
import { useRouter } from '@tanstack/react-router';

/** Flyout view of a schedule from the licensed feed, which supports no tags, projects or comments. */
export function LicensedScheduleFlyout({ target, trail, onClose, onPrevious, onNext }: DocumentFlyoutProps) {
  const { fusionId } = target;
  const router = useRouter();
  const { onCreateAction, dialog } = useActionFrom();
  const related = useRelatedDocument(fusionId, trail ? onClose : undefined);
  const { data: schedule, error, isError, refetch } = useSchedule(fusionId);
  const navigation = { onClose, onPrevious, onNext, trail };
  if (isError) {
    return <FlyoutFailure fusionId={fusionId} {...navigation} error={error} onRetry={() => void refetch()} />;
  }
  if (schedule === undefined) return <FlyoutLoading fusionId={fusionId} {...navigation} />;
  const sections = [
    ...scheduleSections(schedule, {
      onOpenRelated: related.onOpenRelated,
      onCreateAction: onCreateAction && (() => onCreateAction(actionOfSchedule(schedule))),
    }),
    sourcesSection(schedule),
  ];
  return (
    <>
      <Flyout
        key={fusionId}
        label={schedule.title}
        contentKey={fusionId}
        over={<b>{[scheduleTexts.schedule, scheduleDays(schedule)].filter(Boolean).join(' · ')}</b>}
        title={schedule.title}
        onOpenFullPage={() => void router.navigate({ href: documentPath(schedule) })}
        {...navigation}
      >
        <ContentsBar entries={getContents(sections)} />
        <SectionList sections={sections} />
      </Flyout>
      {related.renderOver(schedule.title)}
      {dialog}
    </>
  );
}
