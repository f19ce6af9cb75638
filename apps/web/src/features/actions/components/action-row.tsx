import { styled } from '@mui/material/styles';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { RecordRow, type RowBox } from '../../../shared/records/record-row.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { optionsOf, type Directory } from '../../../shared/directory/use-directory.ts';
import { formatWhen } from '../model/format-when.ts';
import type { ShownLinks } from '../model/shown-links.ts';
import { actionTexts } from '../model/actions-texts.ts';

const Row = styled(RecordRow)(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    columnGap: 16,
    '& .type': { fontWeight: 500 },
    '& .date': { color: token.ink3, fontSize: 12.5, whiteSpace: 'nowrap' },
    '& .date time': { position: 'relative', zIndex: 1 },
    '& .links': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', color: token.ink3, fontSize: 12.5, minWidth: 0 },
    '& .link': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, maxWidth: '100%' },
    '& .link > svg': { flex: 'none' },
    [theme.breakpoints.down('sm')]: { '& .meta': { whiteSpace: 'normal' } },
  };
});

export interface ActionRowProps {
  action: ShownAction;
  href: string;
  onOpen: () => void;
  isOpen: boolean;
  /** Null for a viewer. */
  selection: RowBox | null;
  shown: ShownLinks;
  directory: Directory;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, { label: string }>;
}

/** One action: name, type, when and with whom; under it what it is linked to, as far as that is switched on. */
export function ActionRow(props: ActionRowProps) {
  const { action, href, onOpen, isOpen, selection, directory } = props;
  const attendees = optionsOf(directory.people, action.attendees).map((person) => person.name);
  return (
    <Row
      name={action.name}
      isNameInOneLine
      href={href}
      onOpen={onOpen}
      isOpen={isOpen}
      selection={selection}
      end={
        <span className="date">
          <RelativeDate seconds={action.startTime} form="row" />
        </span>
      }
    >
      <span className="meta trunc">
        <span className="type">{ACTION_TYPE_LABELS[action.type]}</span>
        {` · ${formatWhen(action.startTime, action.endTime)}`}
        {attendees.length > 0 ? ` · ${attendees.join(', ')}` : ''}
      </span>
      <Links {...props} />
    </Row>
  );
}

function Links({ action, shown, directory, labels }: ActionRowProps) {
  const tags = shown.tags ? optionsOf(directory.tags, action.tags) : [];
  const projects = shown.projects ? optionsOf(directory.projects, action.projects) : [];
  const entities = shown.linkedItems ? action.linkedEntities : [];
  if (tags.length + projects.length + entities.length === 0) return null;
  const [first] = entities;
  const entityLabels = entities.map((entity) => labels.get(entityKey(entity))?.label ?? entity.fusionId);
  return (
    <span className="links">
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
    </span>
  );
}

/** Names shown in one line before the rest is counted. */
const NAMES = 2;

function LinkLine(props: { icon: IconName; label: string; names: readonly string[]; title?: string }) {
  const { icon, label, names, title = names.join('\n') } = props;
  const rest = names.length - NAMES;
  return (
    <span className="link" title={title}>
      <Icon name={icon} size={14} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="trunc">{`${names.slice(0, NAMES).join(', ')}${rest > 0 ? ` +${rest}` : ''}`}</span>
    </span>
  );
}
