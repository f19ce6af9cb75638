import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { getOptions, type Directory } from '../../../shared/directory/use-directory.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { IconLine, linkSections, listSection, summarySection } from '../../../shared/records/record-detail.tsx';
import type { Fact } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { formatWhen } from '../model/format-when.ts';

/** Returns when an action takes place, and who created it and when. */
export function actionFacts(action: ShownAction, { people }: Directory): Fact[] {
  const words = actionTexts.fields;
  const [creator] = getOptions(people, [action.createdBy]);
  return [
    { label: words.when, value: formatWhen(action.startTime, action.endTime) },
    { label: words.creators, value: creator?.name },
    { label: words.created, value: formatDateTime(action.createdAt) },
    { label: words.updated, value: action.updatedAt > action.createdAt ? formatDateTime(action.updatedAt) : null },
  ];
}

/** Returns the sections on an action's summary, attendees and links. */
export function actionSections(action: ShownAction, directory: Directory, onOpenEntity: OpenRelated): SectionSpec[] {
  return [
    summarySection(action.summary),
    listSection({
      anchor: 'record-attendees',
      title: actionTexts.fields.attendees,
      noneText: actionTexts.noAttendees,
      lines: getOptions(directory.people, action.attendees).map((person) => (
        <IconLine key={person._id} icon="users">
          {person.name}
        </IconLine>
      )),
    }),
    ...linkSections({
      linkedEntities: action.linkedEntities,
      projects: getOptions(directory.projects, action.projects),
      tags: getOptions(directory.tags, action.tags),
      onOpenEntity,
    }),
  ];
}
