import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComparedSectionRows, ComparedSectionSummary } from '@rotunda/contract';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { useSectionRows, type SectionRequest } from '../hooks/use-comparison.ts';
import { foldRows } from '../model/fold-rows.ts';
import { formatSectionNumber, sectionLabel, getTone } from '@rotunda/contract/values';
import { ComparedRow, rowSlots, type ComparedRowProps, type ComparisonView } from './compared-row.tsx';

const Root = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    paddingBottom: 10,
    '&[data-tone="moved"]': {
      backgroundColor: `color-mix(in srgb, ${token.move} 30%, transparent)`,
      '--moved-bar': token.moveInk,
    },
    [`&[data-tone="moved"] .${rowSlots.cell}`]: { boxShadow: `inset 3px 0 0 ${token.moveInk}` },
  };
});

/** Line over a section that came from, or went to, another place. */
const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '8px 28px 0',
  fontSize: 12,
  lineHeight: '20px',
  color: theme.vars.palette.token.moveInk,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const Pending = styled('div')({
  padding: '8px 28px',
  '& p': { display: 'none' },
  // Paper names the missing section instead of showing its placeholder.
  '@media print': { '& > *': { display: 'none' }, '& > p': { display: 'block' } },
});

/** Two columns: a section that only one text has, and the gap in the other. */
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' });

const Gap = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    placeItems: 'center',
    padding: 12,
    fontSize: 12,
    color: token.ink2,
    '& span': {
      display: 'grid',
      placeItems: 'center',
      width: '100%',
      height: '100%',
      minHeight: 44,
      backgroundImage: `repeating-linear-gradient(135deg, ${token.sunken} 0 1px, transparent 1px 8px)`,
    },
  };
});

const OneSided = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    // Needs a higher specificity than the marks of a row.
    [`&[data-kind="added"] [class] .${rowSlots.cell}`]: { boxShadow: `inset 3px 0 0 ${token.passed}` },
    [`&[data-kind="dropped"] [class] .${rowSlots.cell}`]: { boxShadow: `inset 3px 0 0 ${token.failed}` },
  };
});

export interface ComparedSectionProps extends Pick<
  ComparedRowProps,
  'leftLanguage' | 'rightLanguage' | 'getName' | 'onGo' | 'onCopyLink'
> {
  section: ComparedSectionSummary;
  request: SectionRequest;
  view: ComparisonView;
  hidesUnchanged: boolean;
  /** Number of the change to show; null if it is not in this section. */
  current: number | null;
}

/** A section of both texts, or of the only text that has it. */
export function ComparedSection(props: ComparedSectionProps) {
  const { section, request, view } = props;
  const rows = useSectionRows(request, section.key);
  const isHidden = (view === 'left' && section.left === null) || (view === 'right' && section.right === null);
  if (isHidden) return null;
  return (
    <Root data-tone={getTone(section)} data-section={section.key}>
      <SectionNote {...props} />
      {rows.isPending ? (
        <Pending>
          <SkeletonText lines={Math.min(12, 2 + Math.ceil(section.words / 14))} />
          <p>
            <b>{sectionLabel(section)}</b> {comparedTexts.notPrinted}
          </p>
        </Pending>
      ) : rows.isError ? (
        <div style={{ padding: '8px 28px' }}>
          <ErrorState message={comparedTexts.sectionFailed} error={rows.error} onRetry={() => void rows.refetch()} />
        </div>
      ) : (
        <SectionRows {...props} rows={rows.data} />
      )}
    </Root>
  );
}

function SectionRows({ rows: read, ...props }: ComparedSectionProps & { rows: ComparedSectionRows['rows'] }) {
  const { section, view, hidesUnchanged } = props;
  const rows = withNumber(section, read);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isOneSided = view === 'split' && (section.left === null) !== (section.right === null);
  if (isOneSided) {
    const gap = section.kind === 'dropped' ? comparedTexts.removed : comparedTexts.notInThisVersion;
    const text = (
      <OneSided data-kind={section.kind}>
        {rows.map((row, place) => (
          <RowOf key={place} row={row} rows={rows} {...props} view="inline" />
        ))}
      </OneSided>
    );
    const empty = (
      <Gap>
        <span>{gap}</span>
      </Gap>
    );
    return (
      <Pair>
        {section.left === null ? empty : text}
        {section.left === null ? text : empty}
      </Pair>
    );
  }
  return foldRows(rows, hidesUnchanged && section.kind !== 'translation', opened).map((part) =>
    part.kind === 'fold' ? (
      <Button
        key={`fold-${part.from}`}
        size="small"
        variant="text"
        startIcon={<Icon name="plus" size={14} />}
        onClick={() => setOpened(new Set([...opened, part.from]))}
        sx={{ mx: 3 }}
      >
        {comparedTexts.unchangedParagraphs(part.count)}
      </Button>
    ) : (
      <RowOf key={part.place} row={part.row} rows={rows} {...props} />
    ),
  );
}

/** Adds a row with the number of a section that has no heading, because the section is cited by its number. */
function withNumber({ left, right }: ComparedSectionSummary, rows: ComparedSectionRows['rows']) {
  const [first] = rows;
  if (first === undefined || first.left?.isHeading || first.right?.isHeading) return rows;
  const numbered = (name: ComparedSectionSummary['left']) =>
    name?.number
      ? { isHeading: true, number: name.number, hasOtherNumber: false, text: '', indent: 0, runs: [] }
      : null;
  const heading = { left: numbered(left), right: numbered(right) };
  return heading.left === null && heading.right === null ? rows : [heading, ...rows];
}

type Row = ComparedSectionRows['rows'][number];

const holdsChange = ({ left, right }: Row, change: number) =>
  [...(left?.runs ?? []), ...(right?.runs ?? [])].some((run) => run.change === change);

function RowOf({ row, rows, ...props }: ComparedSectionProps & { row: Row; rows: readonly Row[] }) {
  const { view, leftLanguage, rightLanguage, current, getName, onGo, onCopyLink } = props;
  const shown = current !== null && holdsChange(row, current) ? current : null;
  // A change can span several paragraphs; scroll to the first one.
  const isFirst = shown !== null && rows.find((one) => holdsChange(one, shown)) === row;
  const before = rows[rows.indexOf(row) - 1] ?? null;
  return (
    <ComparedRow
      row={row}
      before={before}
      view={view}
      current={shown}
      isFirst={isFirst}
      {...{ leftLanguage, rightLanguage, getName, onGo, onCopyLink }}
    />
  );
}

/** Says where a section came from or went to, with a button that goes there. */
function SectionNote({ section, getName, onGo }: ComparedSectionProps) {
  if (section.isMoved) {
    const before = formatSectionNumber(section.left?.number);
    return (
      <Note>
        <Icon name="move" size={14} />
        {before === null ? comparedTexts.moved : comparedTexts.movedFrom(before)}
        <Button size="small" onClick={() => onGo(`origin-${section.key}`)}>
          {comparedTexts.goToOrigin}
        </Button>
      </Note>
    );
  }
  if (section.partners.length === 0) return null;
  return (
    <Note>
      <Icon name="split" size={14} />
      {section.kind === 'merged' ? comparedTexts.mergedFrom : comparedTexts.splitInto}
      {section.partners.map((key) => (
        <Button key={key} size="small" onClick={() => onGo(key)}>
          {getName(key)}
        </Button>
      ))}
    </Note>
  );
}
