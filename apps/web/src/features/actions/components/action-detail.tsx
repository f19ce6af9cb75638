import { optionsOf, useDirectory } from '../../../shared/directory/use-directory.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import {
  IconLine,
  LinkSections,
  ListSection,
  RecordDetail,
  SummarySection,
} from '../../../shared/records/record-detail.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { formatWhen } from '../model/format-when.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

export interface ActionDetailProps {
  action: ShownAction;
  onOpenEntity: OpenRelated;
}

/** Everything that is known of an action. */
export function ActionDetail({ action, onOpenEntity }: ActionDetailProps) {
  const directory = useDirectory();
  const words = actionTexts.fields;
  const [creator] = optionsOf(directory.people, [action.createdBy]);
  return (
    <RecordDetail>
      <LabelValue
        facts={[
          { label: words.when, value: formatWhen(action.startTime, action.endTime) },
          { label: words.creators, value: creator?.name },
          { label: words.created, value: formatDateTime(action.createdAt) },
          {
            label: words.updated,
            value: action.updatedAt > action.createdAt ? formatDateTime(action.updatedAt) : null,
          },
        ]}
      />
      <SummarySection summary={action.summary} />
      <ListSection anchor="attendees" title={words.attendees} noneText={actionTexts.noAttendees}>
        {optionsOf(directory.people, action.attendees).map((person) => (
          <IconLine key={person._id} icon="users">
            {person.name}
          </IconLine>
        ))}
      </ListSection>
      <LinkSections
        linkedEntities={action.linkedEntities}
        projects={optionsOf(directory.projects, action.projects)}
        tags={optionsOf(directory.tags, action.tags)}
        onOpenEntity={onOpenEntity}
      />
    </RecordDetail>
  );
}
