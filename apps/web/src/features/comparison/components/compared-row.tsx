import { styled } from '@mui/material/styles';
import type { ComparedRowSide, ComparedSectionRows } from '@rotunda/contract';
import { memo, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { bringIntoSight } from '../../../shared/browser/bring-into-sight.ts';
import { stretchesInline, stretchesOfSide, type Stretch } from '../model/marked-words.ts';
import { MarkedWords, type MarkedWordsProps } from './marked-words.tsx';

type Row = ComparedSectionRows['rows'][number];
export type ComparisonView = 'split' | 'inline' | 'left' | 'right';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // Skips the layout of rows far out of view.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
    '&.one': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .cell': { ...theme.typography.reading, maxWidth: 'none', padding: '4px 28px', overflowWrap: 'anywhere' },
    '& .num': { color: token.ink2 },
    '& h3': { font: 'inherit', fontWeight: 600, paddingTop: 14 },
    '& p': { whiteSpace: 'pre-line' },
    // Moved text has the same color on both sides, whatever else changed in it.
    '&.moved': { '--moved-bar': token.moveInk },
    '&.marked .cell': { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.considering})` },
    '&.marked:not(.one) .cell:first-of-type': { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.failed})` },
    '&.marked:not(.one) .cell:last-of-type': { boxShadow: `inset 3px 0 0 var(--moved-bar, ${token.passed})` },
    // An empty cell gets no mark, because nothing of that text changed.
    '&.marked:not(.one) .cell:empty': { boxShadow: 'none' },
    '&.current': { outline: `2px solid ${token.accent}`, outlineOffset: -2, borderRadius: 6 },
    '& .copy': { position: 'absolute', top: 2, right: 4 },
    [theme.breakpoints.down('sm')]: { '& .cell': { padding: '4px 16px' } },
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid', '& .copy': { display: 'none' } },
  };
});

export interface ComparedRowProps extends Omit<MarkedWordsProps, 'stretches' | 'namedBefore'> {
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
    return bringIntoSight(root.current);
    // Scroll only when a change becomes the current one.
  }, [current, isFirst]);
  const changes = [...(row.left?.runs ?? []), ...(row.right?.runs ?? [])].filter(({ weight }) => weight === 'words');
  const isChanged = changes.length > 0;
  const isMoved = isChanged && changes.every(({ kind }) => kind === 'moved');
  const className = [
    view !== 'split' && 'one',
    isChanged && 'marked',
    isMoved && 'moved',
    current !== null && 'current',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Root ref={root} className={className} {...(isFirst ? { 'aria-current': 'true' } : {})}>
      {view === 'split' ? (
        <>
          <Cell
            side={row.left}
            language={leftLanguage}
            stretches={row.left && stretchesOfSide(row.left)}
            words={words}
          />
          <Cell
            side={row.right}
            language={rightLanguage}
            stretches={row.right && stretchesOfSide(row.right)}
            words={words}
          />
        </>
      ) : (
        <Cell {...cellOf(row, view)} language={view === 'left' ? leftLanguage : rightLanguage} words={words} />
      )}
      {current === null || !isFirst ? null : (
        <span className="copy">
          <IconButton icon="copy" size="small" label={comparedTexts.copyLink} onClick={() => onCopyLink(current)} />
        </span>
      )}
    </Root>
  );
});

/** Returns the keys of the sections that a row's words moved from or to. */
function placesIn(row: Row | null): ReadonlySet<string> {
  return new Set([...(row?.left?.runs ?? []), ...(row?.right?.runs ?? [])].flatMap(({ other }) => other ?? []));
}

function cellOf({ left, right }: Row, view: Exclude<ComparisonView, 'split'>) {
  if (view === 'inline') return { side: right ?? left, stretches: stretchesInline(left, right) };
  const side = view === 'left' ? left : right;
  return { side, stretches: side && [{ text: side.text, kind: 'same' as const, change: 0 }] };
}

interface CellProps {
  side: ComparedRowSide | null;
  language: string;
  stretches: readonly Stretch[] | null;
  words: Omit<MarkedWordsProps, 'stretches'>;
}

function Cell({ side, language, stretches, words }: CellProps) {
  if (side === null || stretches === null) return <div className="cell" />;
  const text = <MarkedWords stretches={stretches} {...words} />;
  const number = side.number === null ? null : <span className="num">{side.number} </span>;
  return (
    <div
      className="cell"
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
