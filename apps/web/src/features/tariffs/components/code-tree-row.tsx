import Button from '@mui/material/Button';
import type { CSSProperties } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { formatHeading, type TreeRow } from '../model/chapter-tree.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { codeTreeSlots as slots } from './code-tree-table.ts';
import { GeneralRate, ListedRate, getRates } from './rate-words.tsx';

/** Indent per level in CSS pixels. */
const INDENT = 16;
/** Deepest level that is indented further, because the text needs the room. */
const MAX_INDENT_LEVEL = 8;

export interface CodeTreeRowProps {
  row: TreeRow;
  index: number;
  isCurrent: boolean;
  /** Whether the row is the one shown in the flyout. */
  isShown: boolean;
  onToggle: () => void;
  onOpen: () => void;
  onRetry: () => void;
  /** Called with the row's element on every render while the row is the one in the flyout. */
  onShown: (row: Element) => void;
}

/**
 * Renders a chapter or one of its lines. Clicking a row expands or collapses it, or opens the details if it has a code.
 */
export function CodeTreeRow(props: CodeTreeRowProps) {
  const { row, index, isCurrent, isShown, onToggle, onOpen, onRetry, onShown } = props;
  const isHead = row.kind === 'chapter' || (row.kind === 'line' && row.level === 2);
  return (
    <div
      role="row"
      data-index={index}
      data-kind={row.kind}
      ref={(element) => {
        if (isShown && element !== null) onShown(element);
      }}
      style={getIndent(row)}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.setSize}
      tabIndex={isCurrent ? 0 : -1}
      {...(row.isOpen === null ? {} : { 'aria-expanded': row.isOpen })}
      {...(isShown ? { 'data-open': '', 'aria-current': 'true' as const } : {})}
      onClick={row.kind === 'line' && row.line.htsno !== null ? onOpen : onToggle}
    >
      <div role="rowheader" className={slots.name} {...(isHead ? { 'data-head': '' } : {})}>
        <Toggle isOpen={row.isOpen} onToggle={onToggle} />
        <span className={slots.code}>{getCode(row)}</span>
        <span className={slots.words}>{describe(row, onRetry)}</span>
      </div>
      {row.kind === 'line' ? <LineCells row={row} /> : null}
      {row.kind === 'chapter' ? (
        <div role="gridcell" className={`${slots.general} ${slots.lineCount}`} aria-colspan={4}>
          {words.lines(row.chapter.lineCount)}
        </div>
      ) : null}
    </div>
  );
}

/** Returns the style that indents a row. */
function getIndent({ level }: TreeRow): CSSProperties {
  const indent = { '--indent': `${(Math.min(level, MAX_INDENT_LEVEL) - 1) * INDENT}px` };
  // `CSSProperties` does not include custom properties.
  return indent as CSSProperties;
}

/** Expands or collapses a row by pointer. Keyboard users do it on the row itself. */
function Toggle({ isOpen, onToggle }: { isOpen: boolean | null; onToggle: () => void }) {
  if (isOpen === null) return <span className={slots.toggle} />;
  return (
    <span
      className={slots.toggle}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
    </span>
  );
}

function getCode(row: TreeRow): string | null {
  if (row.kind === 'line') return row.line.htsno;
  return row.kind === 'chapter' ? words.chapter(row.chapter.chapter) : null;
}

function describe(row: TreeRow, onRetry: () => void) {
  if (row.kind === 'waiting') return texts.states.loading;
  if (row.kind === 'chapter') return row.chapter.title;
  if (row.kind === 'line') return formatHeading(row.line.description);
  return (
    <>
      {words.chapterFailed}{' '}
      <Button
        size="small"
        onClick={(event) => {
          event.stopPropagation();
          onRetry();
        }}
      >
        {texts.states.retry}
      </Button>
    </>
  );
}

function LineCells({ row: { line } }: { row: Extract<TreeRow, { kind: 'line' }> }) {
  const rates = getRates(line);
  return (
    <>
      <div role="gridcell" className={slots.general}>
        <GeneralRate line={line} />
      </div>
      <div role="gridcell" className={slots.special} title={rates.special ?? undefined}>
        <ListedRate text={rates.special} />
      </div>
      <div role="gridcell" className={slots.other}>
        {rates.other}
      </div>
      <div role="gridcell" className={slots.units}>
        {line.units.join(', ')}
      </div>
    </>
  );
}
