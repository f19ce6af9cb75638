import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { PositionMark, PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { documentTexts } from '../document-texts.ts';

const Over = styled('span')({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  minWidth: 0,
  '& b': { fontSize: 14, fontWeight: 600, flex: 'none', fontVariantNumeric: 'tabular-nums' },
});

const Place = styled('span')(({ theme }) => ({
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

export interface DocumentOverProps {
  identifier: string;
  /** Null where there is only room for the identifier. */
  place: string | null;
}

/** Identifier and origin: chamber and session of a bill, or agency of a regulation. */
export function DocumentOver({ identifier, place }: DocumentOverProps) {
  return (
    <Over>
      <b>{identifier}</b>
      {place === null ? null : <Place>{place}</Place>}
    </Over>
  );
}

/** Class names, since the badge comes from elsewhere: it is whatever is neither of these. */
const slots = generateUtilityClasses('RtDocumentStatus', ['words', 'fact']);
const NEXT_FACT = `& .${slots.fact} + .${slots.fact}::before, & .${slots.words} + .${slots.fact}::before`;

const Status = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 17px',
  alignItems: 'center',
  // Clips the separator of a fact that starts a line, but not the focus ring.
  overflow: 'clip',
  overflowClipMargin: 5,
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  [`& > :not(.${slots.words}, .${slots.fact})`]: { marginRight: -9 },
  [`& .${slots.fact}`]: { position: 'relative', lineHeight: '14px' },
  [NEXT_FACT]: {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: -9,
    borderLeft: `1px solid ${theme.vars.palette.token.border}`,
  },
  [`& .${slots.fact} b`]: { fontWeight: 400, color: theme.vars.palette.token.ink },
  [theme.breakpoints.down('sm')]: {
    columnGap: 8,
    [`& > :not(.${slots.words}, .${slots.fact})`]: { marginRight: 0 },
    [NEXT_FACT]: { content: 'none' },
  },
}));

export interface HeadFact {
  label: string;
  /** Day as `YYYY-MM-DD`. */
  day: string | null;
  /** What is stated instead of a day, such as the version that the title is of. */
  words?: string;
}

export interface DocumentStatusProps {
  /** Address of the document on its publisher's site; null if no source states it. */
  sourceUrl: string | null;
  badge: ReactNode;
  statusText: string;
  facts?: readonly HeadFact[];
}

/** Status of a document: badge, status text and key dates, with a link to the original. */
export function DocumentStatus({ sourceUrl, badge, statusText, facts = [] }: DocumentStatusProps) {
  return (
    <Status>
      {badge}
      {statusText ? <span className={slots.words}>{statusText}</span> : null}
      {facts
        .filter(({ day, words }) => day !== null || words !== undefined)
        .map(({ label, day, words }) => (
          <span key={label} className={slots.fact}>
            {label} <b>{words ?? formatShortDay(day)}</b>
          </span>
        ))}
      {sourceUrl === null ? null : (
        <span className={slots.fact}>
          <WebLink href={sourceUrl}>{documentTexts.viewOriginal}</WebLink>
        </span>
      )}
    </Status>
  );
}

const Decided = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  marginTop: 10,
});

const Project = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: 12.5,
  color: theme.vars.palette.token.ink2,
  '& svg': { flex: 'none' },
}));

export interface DocumentDecisionsProps {
  metadata: DocumentCard['metadata'];
  /** Whether to show priority and position too; false if the buttons above already show them. */
  hasFacts: boolean;
}

/** The organization's decisions: priority, position, tags and projects. Renders nothing if there are none. */
export function DocumentDecisions({ metadata, hasFacts }: DocumentDecisionsProps) {
  const { tags, projects } = metadata;
  const priority = hasFacts ? metadata.priority : null;
  const position = hasFacts ? metadata.position : null;
  if (!priority && !position && tags.length === 0 && projects.length === 0) return null;
  return (
    <Decided>
      {priority ? <PriorityMark priority={priority} /> : null}
      {position ? <PositionMark position={position} /> : null}
      <TagChips tags={tags} limit={4} />
      {projects.map((project) => (
        <Project key={project._id}>
          <Icon name="folder" size={14} />
          {project.name}
        </Project>
      ))}
    </Decided>
  );
}
