import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { ComparedRowSide, ComparedSectionRows } from '@rotunda/contract';
import { memo, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { bringIntoView } from '../../../shared/browser/bring-into-view.ts';
import { segmentsInline, segmentsOfSide, type TextSegment } from '../model/text-segments.ts';
import { ComparedText, type ComparedTextProps } from './compared-text.tsx';

type Row = ComparedSectionRows['rows'][number];
export type ComparisonView = 'split' | 'inline' | 'left' | 'right';

/** Class names instead of components, because a section has hundreds of rows. */
export const rowSlots = generateUtilityClasses('RtComparedRow', ['cell', 'number']);

const CELL = `& .${rowSlots.cell}`;
/** A cell of a marked row in the side-by-side view. */
const MARKED_CELL = `&[data-marked][data-view="split"] .${rowSlots.cell}`;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Skips the layout of rows far out of view.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
    '&[data-view="split"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [CELL]: { ...theme.typography.reading, maxWidth: 'none', padding: '4px 28px', overflowWrap: 'anywhere' },
    [`& .${rowSlots.number}`]: { color: token.ink2 },
    '& h3': { font: 'inherit', fontWeight: 600, paddingTop: 14 },
    '& p': { whiteSpace: 'pre-line' },
    // Moved text has the same color on both sides, whatever else changed in it.
    '&[data-marked="moved"]': { '--moved-bar': token.moveInk },
    [`&[data-marked] .${rowSlots.cell}`]: { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.considering})` },
    [`${MARKED_CELL}:first-of-type`]: { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.failed})` },
    [`${MARKED_CELL}:last-of-type`]: { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.passed})` },
    // An empty cell gets no mark, because nothing of that text changed.
    [`${MARKED_CELL}:empty`]: { boxShadow: 'none' },
    '&[data-current]': { outline: `2px solid ${token.accent}`, outlineOffset: -2, borderRadius: 6 },
    [theme.breakpoints.down('sm')]: { [CELL]: { padding: '4px 16px' } },
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
  };
});

/** Corner of the current change, with the button that copies a link to it. */
const CopyPlace = styled('span')({ position: 'absolute', top: 2, right: 4, '@media print': { display: 'none' } });

export interface ComparedRowProps extends Omit<ComparedTextProps, 'segments' | 'namedBefore'> {
  row: Row;
  /** The row above it; null for the first. */
  before: Row | null;
  view: ComparisonView;
  /** Language of each text, `en` or `fr`, for screen readers. */
  leftLanguage: string;
  rightLanguage: string;
  /** Number of the current change, if this row contains it. */
  current: number | null;
  /** This is the first row that contains the change, so it is scrolled into view. */
  isFirst: boolean;
  onCopyLink: (change: number) => void;
}

/** A paragraph beside its counterpart, or both merged into one. */
export const ComparedRow = memo(function ComparedRow(props: ComparedRowProps) {
  const { row, before, view, leftLanguage, rightLanguage, current, isFirst, onCopyLink, ...rest } = props;
  const words = { ...rest, namedBefore: placesIn(before) };
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (current === null || !isFirst || root.current === null) return;
    return bringIntoView(root.current);
    // Scroll only when a change becomes the current one.
  }, [current, isFirst]);
  const changes = [...(row.left?.runs ?? []), ...(row.right?.runs ?? [])].filter(({ weight }) => weight === 'words');
  const isChanged = changes.length > 0;
  const isMoved = isChanged && changes.every(({ kind }) => kind === 'moved');
  return (
    <Root
      ref={root}
      data-view={view}
      {...(isChanged ? { 'data-marked': isMoved ? 'moved' : 'changed' } : {})}
      {...(current === null ? {} : { 'data-current': '' })}
      {...(isFirst ? { 'aria-current': 'true' } : {})}
    >
      {view === 'split' ? (
        <>
          <Cell side={row.left} language={leftLanguage} segments={row.left && segmentsOfSide(row.left)} words={words} />
          <Cell
            side={row.right}
            language={rightLanguage}
            segments={row.right && segmentsOfSide(row.right)}
            words={words}
          />
        </>
      ) : (
        <Cell {...getCell(row, view)} language={view === 'left' ? leftLanguage : rightLanguage} words={words} />
      )}
      {current === null || !isFirst ? null : (
        <CopyPlace>
          <IconButton icon="copy" size="small" label={comparedTexts.copyLink} onClick={() => onCopyLink(current)} />
        </CopyPlace>
      )}
    </Root>
  );
});

/** Returns the keys of the sections that a row's words moved from or to. */
function placesIn(row: Row | null): ReadonlySet<string> {
  return new Set([...(row?.left?.runs ?? []), ...(row?.right?.runs ?? [])].flatMap(({ other }) => other ?? []));
}

function getCell({ left, right }: Row, view: Exclude<ComparisonView, 'split'>) {
  if (view === 'inline') return { side: right ?? left, segments: segmentsInline(left, right) };
  const side = view === 'left' ? left : right;
  return { side, segments: side && [{ text: side.text, kind: 'same' as const, change: 0 }] };
}

interface CellProps {
  side: ComparedRowSide | null;
  language: string;
  segments: readonly TextSegment[] | null;
  words: Omit<ComparedTextProps, 'segments'>;
}

function Cell({ side, language, segments, words }: CellProps) {
  if (side === null || segments === null) return <div className={rowSlots.cell} />;
  const text = <ComparedText segments={segments} {...words} />;
  const number = side.number === null ? null : <span className={rowSlots.number}>{side.number} </span>;
  return (
    <div
      className={rowSlots.cell}
      lang={language}
      style={side.indent > 0 ? { paddingInlineStart: 28 + Math.min(side.indent, 6) * 14 } : {}}
    >
      {side.isHeading ? (
        <h3>
          {number}
          {text}
        </h3>
      ) : (
        <p>
          {number}
          {text}
        </p>
      )}
    </div>
  );
}
