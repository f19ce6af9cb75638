import { styled } from '@mui/material/styles';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { labelOfLink } from '../../../shared/linked-entities/label-of-link.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { RecordCell, RecordFacts } from '../../../shared/records/record-cell.tsx';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { getOptions, type Directory } from '../../../shared/directory/use-directory.ts';
import { formatWhen } from '../model/format-when.ts';
import type { ShownLinks } from '../model/shown-links.ts';
import { actionTexts } from '../model/actions-texts.ts';

const LinkRow = styled(Row)(({ theme }) => ({ color: theme.vars.palette.token.ink3, fontSize: 12.5, rowGap: 2 }));

const CutOff = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export interface ActionContext {
  shown: ShownLinks;
  directory: Directory;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, { label: string }>;
}

/** Columns of an action: name, type, time and attendees, and below them the links that are switched on. */
export const actionColumns = (context: ActionContext): readonly DataColumn<ShownAction>[] => [
  {
    key: 'action',
    header: actionTexts.columns.action,
    width: '1fr',
    phone: 'identity',
    cell: (action) => <ActionCell action={action} {...context} />,
  },
  {
    key: 'when',
    header: actionTexts.columns.when,
    width: 112,
    phone: 'end',
    tone: 'faint',
    isFigure: true,
    cell: ({ startTime }) => <RelativeDate seconds={startTime} form="row" />,
  },
];

interface ActionCellProps extends ActionContext {
  action: ShownAction;
}

function ActionCell(props: ActionCellProps) {
  const { action, directory } = props;
  const attendees = getOptions(directory.people, action.attendees).map((person) => person.name);
  return (
    <RecordCell name={action.name} isNameInOneLine>
      <RecordFacts>
        <b>{ACTION_TYPE_LABELS[action.type]}</b>
        {` · ${formatWhen(action.startTime, action.endTime)}`}
        {attendees.length > 0 ? ` · ${attendees.join(', ')}` : ''}
      </RecordFacts>
      <Links {...props} />
    </RecordCell>
  );
}

function Links({ action, shown, directory, labels }: ActionCellProps) {
  const tags = shown.tags ? getOptions(directory.tags, action.tags) : [];
  const projects = shown.projects ? getOptions(directory.projects, action.projects) : [];
  const entities = shown.linkedItems ? action.linkedEntities : [];
  if (tags.length + projects.length + entities.length === 0) return null;
  const [first] = entities;
  const entityLabels = entities.map((entity) => labelOfLink(entity, labels.get(entityKey(entity))));
  return (
    <LinkRow gap={16} isWrapped>
      {first ? (
        <LinkLine
          icon={TYPE_ICONS[first.documentType]}
          label={actionTexts.fields.linkedEntities}
          names={entityLabels}
          title={entities.map((one, at) => `${DOCUMENT_TYPE_LABELS[one.documentType]}: ${entityLabels[at]}`).join('\n')}
        />
      ) : null}
      {projects.length > 0 ? (
        <LinkLine icon="folder" label={actionTexts.fields.projects} names={projects.map((project) => project.name)} />
      ) : null}
      {tags.length > 0 ? <TagChips tags={tags} limit={3} /> : null}
    </LinkRow>
  );
}

/** Number of names shown in a line; the rest are only counted. */
const NAMES = 2;

function LinkLine(props: { icon: IconName; label: string; names: readonly string[]; title?: string }) {
  const { icon, label, names, title = names.join('\n') } = props;
  const rest = names.length - NAMES;
  return (
    <Row gap={6} title={title}>
      <Icon name={icon} size={14} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <CutOff>{`${names.slice(0, NAMES).join(', ')}${rest > 0 ? ` +${rest}` : ''}`}</CutOff>
    </Row>
  );
}
