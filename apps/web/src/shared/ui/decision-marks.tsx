import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { POSITIONS, PRIORITIES } from '@rotunda/contract';
import { formatNumber } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';
import { TagChips } from './tag-chips.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Priority = (typeof PRIORITIES)[number];
export type Position = (typeof POSITIONS)[number];

export const PRIORITY_ICONS: Readonly<Record<Priority, IconName>> = {
  High: 'priority-high',
  Medium: 'priority-medium',
  Low: 'priority-low',
};
export const POSITION_ICONS: Readonly<Record<Position, IconName>> = {
  Support: 'support',
  Oppose: 'oppose',
  Neutral: 'neutral',
  Monitor: 'eye',
};

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: 12.5,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.ink,
  '& svg': { color: theme.vars.palette.token.ink2 },
}));

interface MarkProps {
  kind: string;
  icon: IconName;
  word: string;
  /** Shows only the icon. The text is in the tooltip and available to screen readers. */
  isCompact: boolean;
}

function Mark({ kind, icon, word, isCompact }: MarkProps) {
  const name = `${kind}: ${word}`;
  return (
    <Root title={name}>
      <Icon name={icon} size={14} />
      {isCompact ? <VisuallyHidden>{name}</VisuallyHidden> : word}
    </Root>
  );
}

export function PriorityMark({ priority, isCompact = false }: { priority: Priority; isCompact?: boolean }) {
  return <Mark kind="Priority" icon={PRIORITY_ICONS[priority]} word={priority} isCompact={isCompact} />;
}

export function PositionMark({ position, isCompact = false }: { position: Position; isCompact?: boolean }) {
  return <Mark kind="Position" icon={POSITION_ICONS[position]} word={position} isCompact={isCompact} />;
}

/** The organization's decisions on a document. */
export interface Decisions {
  priority: Priority | null;
  position: Position | null;
  tags: readonly { _id: string; name: string }[];
  projects: readonly { _id: string; name: string }[];
}

/** Class names, because `DecisionLines` is in every row of a list of documents. */
const slots = generateUtilityClasses('RtDecisionLines', ['marks', 'none']);

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '20px 20px',
  rowGap: 5,
  minWidth: 0,
  [`& .${slots.marks}`]: { display: 'flex', gap: 12, alignItems: 'center', minWidth: 0, overflow: 'hidden' },
  [`& .${slots.none}`]: { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.token.ink3 },
}));

/**
 * Shows the number of projects a document is in, with their names in the tooltip and for screen readers. Renders
 * nothing for none.
 */
function ProjectsMark({ projects }: Pick<Decisions, 'projects'>) {
  if (projects.length === 0) return null;
  const name = `Projects: ${projects.map((project) => project.name).join(', ')}`;
  return (
    <Root title={name}>
      <Icon name="folder" size={14} />
      <span aria-hidden="true">{formatNumber(projects.length)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Root>
  );
}

/** Shows priority, position and projects above the tags, or "Not reviewed" if there are no decisions. */
export function DecisionLines({ priority, position, tags, projects }: Decisions) {
  const isUndecided = priority === null && position === null && tags.length === 0 && projects.length === 0;
  return (
    <Lines>
      <span className={slots.marks}>
        {isUndecided ? <span className={slots.none}>{texts.decisions.notReviewed}</span> : null}
        {priority ? <PriorityMark priority={priority} /> : null}
        {position ? <PositionMark position={position} /> : null}
        <ProjectsMark projects={projects} />
      </span>
      <TagChips tags={tags} />
    </Lines>
  );
}

/** Shows the decisions as icons next to a date, if there is no column for them. */
export function DecisionIcons({ priority, position }: Decisions) {
  return (
    <>
      {priority ? <PriorityMark priority={priority} isCompact /> : null}
      {position ? <PositionMark position={position} isCompact /> : null}
    </>
  );
}
