import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { ACTION_TYPE_LABELS } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { isPlainClick } from '../../../shared/navigation/is-plain-click.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
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

const Row = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    padding: '11px 20px',
    borderBottom: `1px solid ${token.border}`,
    backgroundColor: token.surface,
    fontSize: 13,
    lineHeight: '20px',
    '&.with-box': { gridTemplateColumns: '16px minmax(0, 1fr) auto' },
    '&:hover': { backgroundColor: token.hover },
    '&.selected': { backgroundColor: token.selected, boxShadow: `inset -2px 0 0 ${token.primary}` },
    '&:has(.open:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}`, '& .open': { outline: 'none' } },
    '& .box': { position: 'relative', zIndex: 1, paddingTop: 2, lineHeight: 0 },
    '& .what': { minWidth: 0, display: 'grid', gap: 3 },
    '& .open': { fontSize: 14, fontWeight: 500, color: token.ink, '&:hover': { textDecoration: 'none' } },
    // The whole row opens the action; the box and the chips lie above this.
    '& .open::after': { content: '""', position: 'absolute', inset: 0 },
    '& .trunc': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .meta': { color: token.ink2 },
    '& .type': { fontWeight: 500 },
    '& .date': { color: token.ink3, fontSize: 12.5, whiteSpace: 'nowrap' },
    '& .date time': { position: 'relative', zIndex: 1 },
    '& .links': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', color: token.ink3, fontSize: 12.5, minWidth: 0 },
    '& .link': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, maxWidth: '100%' },
    '& .link > svg': { flex: 'none' },
    [theme.breakpoints.down('sm')]: { padding: '12px 16px', '& .meta': { whiteSpace: 'normal' } },
  };
});

export interface ActionRowProps {
  action: ShownAction;
  href: string;
  onOpen: () => void;
  isSelected: boolean;
  /** Null for a viewer. */
  selection: { isChecked: boolean; onToggle: (isChecked: boolean) => void } | null;
  shown: ShownLinks;
  directory: Directory;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, { label: string }>;
}

/** One action: name, type, when and with whom; under it what it is linked to, as far as that is switched on. */
export function ActionRow(props: ActionRowProps) {
  const { action, href, onOpen, isSelected, selection, directory } = props;
  const attendees = optionsOf(directory.people, action.attendees).map((person) => person.name);
  const states = [isSelected && 'selected', selection && 'with-box'].filter(Boolean);
  return (
    <Row className={states.join(' ')} {...(isSelected ? { 'aria-current': 'true' as const } : {})}>
      {selection ? (
        <span className="box">
          <Checkbox
            checked={selection.isChecked}
            onChange={(_event, isChecked) => selection.onToggle(isChecked)}
            slotProps={{ input: { 'aria-label': `Select ${action.name}` } }}
          />
        </span>
      ) : null}
      <span className="what">
        <a
          className="open trunc"
          href={href}
          title={action.name}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {action.name}
        </a>
        <span className="meta trunc">
          <span className="type">{ACTION_TYPE_LABELS[action.type]}</span>
          {` · ${formatWhen(action.startTime, action.endTime)}`}
          {attendees.length > 0 ? ` · ${attendees.join(', ')}` : ''}
        </span>
        <Links {...props} />
      </span>
      <span className="date">
        <RelativeDate seconds={action.startTime} form="row" />
      </span>
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
