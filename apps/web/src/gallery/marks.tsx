import { CountBadge } from '../shared/ui/count-badge.tsx';
import { DecisionIcons, DecisionLines } from '../shared/ui/decision-marks.tsx';
import { DomeMark } from '../shared/ui/dome-mark.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { ICON_SHAPES, type IconName } from '../shared/ui/icon-shapes.tsx';
import { PartyMark } from '../shared/ui/party-mark.tsx';
import { Portrait } from '../shared/ui/portrait.tsx';
import { RelativeDate } from '../shared/ui/relative-date.tsx';
import { Sparkline } from '../shared/ui/sparkline.tsx';
import { Row } from '../shared/ui/stack.tsx';
import { StageTrack } from '../shared/ui/stage-track.tsx';
import { Badge, StatusBadge } from '../shared/ui/status-badge.tsx';
import { TagChips } from '../shared/ui/tag-chips.tsx';
import type { Piece } from './piece.ts';

const STATUSES = ['Introduced', 'Considering', 'Passed', 'Failed', 'Inactive', 'Other'] as const;
const TAGS = ['Testify', 'Client: Harbor', 'A tag with a long name', 'Watch'].map((name) => ({ _id: name, name }));
const decisions = {
  priority: 'High',
  position: 'Oppose',
  tags: TAGS,
  projects: [{ _id: '1', name: 'Rents' }],
} as const;
const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_SHAPES, name);

/** 2026-03-12 12:00 UTC */
const NOON = Date.UTC(2026, 2, 12, 12) / 1000;

export const MARKS: readonly Piece[] = [
  {
    name: 'StatusBadge and Badge',
    states: {
      'Every status': () => (
        <Row isWrapped>
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      ),
      'Another fact': () => (
        <Badge tone="considering" icon="clock">
          Due Apr 6
        </Badge>
      ),
    },
  },
  {
    name: 'CountBadge',
    states: {
      'Small and large': () => (
        <Row>
          <CountBadge>3</CountBadge>
          <CountBadge>1,487</CountBadge>
        </Row>
      ),
    },
  },
  {
    name: 'PartyMark',
    states: {
      'Every party': () => (
        <Row>
          {['Democratic', 'Republican', 'Independent', 'Libertarian', 'Green', 'Whig'].map((party) => (
            <PartyMark key={party} party={party} />
          ))}
        </Row>
      ),
    },
  },
  {
    name: 'Portrait',
    states: {
      'Without a picture': () => (
        <Row>
          <Portrait name="Adaline Stavfield" photoUrl={null} />
          <Portrait name="Cher" photoUrl={null} size={24} />
        </Row>
      ),
    },
  },
  { name: 'TagChips', states: { 'Two of four': () => <TagChips tags={TAGS} /> } },
  {
    name: 'Decision marks',
    states: {
      'In lines': () => <DecisionLines {...decisions} />,
      'Nothing decided': () => <DecisionLines priority={null} position={null} tags={[]} projects={[]} />,
      'As icons': () => <DecisionIcons {...decisions} />,
    },
  },
  {
    name: 'StageTrack',
    states: {
      'On its way': () => (
        <StageTrack
          stages={[
            { label: 'Introduced', detail: null, date: '2026-01-08', state: 'done' },
            { label: 'Committee', detail: 'Judiciary', date: '2026-03-09', state: 'current' },
            { label: 'Floor', detail: null, date: null, state: 'ahead' },
            { label: 'Enacted', detail: null, date: null, state: 'ahead' },
          ]}
        />
      ),
      Failed: () => (
        <StageTrack
          stages={[
            { label: 'Introduced', detail: null, date: '2026-01-08', state: 'done' },
            { label: 'Floor', detail: '12–40', date: '2026-03-09', state: 'failed' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Sparkline',
    states: {
      'Twelve weeks': () => <Sparkline label="Matches per week" values={[0, 2, 5, 3, 8, 13, 9, 4, 4, 6, 2, 7]} />,
    },
  },
  {
    name: 'RelativeDate',
    states: {
      'In words, in a row': () => (
        <Row gap={16}>
          <RelativeDate seconds={NOON} />
          <RelativeDate seconds={NOON} form="row" />
        </Row>
      ),
    },
  },
  {
    name: 'DomeMark',
    states: {
      'Two sizes': () => (
        <Row>
          <DomeMark />
          <DomeMark size={40} />
        </Row>
      ),
    },
  },
  {
    name: 'Icon',
    states: {
      'Every one': () => (
        <Row isWrapped gap={16}>
          {Object.keys(ICON_SHAPES)
            .filter(isIconName)
            .map((name) => (
              <Row key={name} gap={4} sx={{ width: 160, fontSize: 12 }}>
                <Icon name={name} />
                {name}
              </Row>
            ))}
        </Row>
      ),
    },
  },
];
