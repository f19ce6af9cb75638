import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComparedSectionSummary } from '@rotunda/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import type { GoTo } from '../hooks/use-comparison-reading.ts';
import type { ComparisonLine } from '../model/lay-out-sections.ts';
import { foldWords, formatSectionNumber, sectionLabel } from '@rotunda/contract/values';
import { PrintNotice } from './print-notice.tsx';
import { ComparedSection, type ComparedSectionProps } from './compared-section.tsx';

const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  backgroundColor: theme.vars.palette.token.surface,
  scrollbarWidth: 'none',
  // The line between both sides runs through everything that is side by side.
  '&[data-view="split"]': {
    backgroundImage: `linear-gradient(${theme.vars.palette.token.border}, ${theme.vars.palette.token.border})`,
    backgroundSize: '1px 100%',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
  '@media print': { overflow: 'visible', height: 'auto' },
}));

/** Positioned by the virtualizer. */
const LinePlace = styled('div')({ position: 'absolute', insetInline: 0, top: 0 });

/** Ruled line with the button that unfolds sections. */
const Folded = styled('div')(({ theme }) => ({
  margin: '6px 28px',
  borderBlock: `1px dashed ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& button': { width: '100%', justifyContent: 'flex-start', fontWeight: 400 },
  [theme.breakpoints.down('sm')]: { marginInline: 16 },
}));

/** Marks the place a section moved away from. */
const Origin = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '6px 28px',
  fontSize: 12,
  color: theme.vars.palette.token.moveInk,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** CSS pixels per line of text, and words per line when two columns are side by side. */
const LINE_PX = 26;
const WORDS_IN_LINE = 11;

export interface ComparisonLinesProps extends Omit<ComparedSectionProps, 'section' | 'request' | 'current'> {
  lines: readonly ComparisonLine[];
  getRequest: (sectionKey: string) => ComparedSectionProps['request'];
  /** Number of the current change. */
  change: number | null;
  goTo: GoTo | null;
  isPrinting: boolean;
  onOpen: (sectionKeys: readonly string[]) => void;
  /** Called with the indexes of the first and last visible line. */
  onVisibleRangeChange: (first: number, last: number) => void;
}

/** The compared text. Only the visible lines are rendered. */
export function ComparisonLines(props: ComparisonLinesProps) {
  const { lines, goTo, change, isPrinting, onVisibleRangeChange, ...shown } = props;
  const currentIn = (line: ComparisonLine) => (line.kind === 'section' && holds(line.section, change) ? change : null);
  const pane = useRef<HTMLDivElement>(null);
  // The current change stays rendered, because lines measured on the way could otherwise move it out of view and
  // unmount it.
  const pinnedIndex = lines.findIndex((line) => line.kind === 'section' && holds(line.section, change));
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll on purpose, and nothing here memoises them
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => getHeight(lines[index]),
    getItemKey: (index) => lines[index]?.key ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(pinnedIndex === -1 ? [] : [pinnedIndex])])].toSorted(
        (a, b) => a - b,
      ),
    overscan: 2,
    initialRect: { width: 1000, height: 900 },
  });
  const go = useEffectEvent((line: number) => rows.scrollToIndex(line, { align: 'start' }));
  useEffect(() => {
    if (goTo !== null && goTo.line >= 0) go(goTo.line);
  }, [goTo]);
  const first = rows.range?.startIndex ?? 0;
  const last = rows.range?.endIndex ?? 0;
  const reportRange = useEffectEvent(onVisibleRangeChange);
  useEffect(() => reportRange(first, last), [first, last]);
  return (
    <Pane
      ref={pane}
      data-view={props.view}
      tabIndex={0}
      role="region"
      aria-label={comparedTexts.text}
      data-comparison-text
    >
      {isPrinting ? (
        <>
          <PrintNotice
            requests={lines.filter(({ kind }) => kind === 'section').map(({ key }) => props.getRequest(key))}
          />
          {lines.map((line) => (
            <LineOf key={line.key} line={line} current={currentIn(line)} {...shown} />
          ))}
        </>
      ) : (
        <div style={{ position: 'relative', height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index];
            return line === undefined ? null : (
              <LinePlace
                key={key}
                ref={rows.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start}px)` }}
              >
                <LineOf line={line} current={currentIn(line)} {...shown} />
              </LinePlace>
            );
          })}
        </div>
      )}
    </Pane>
  );
}

function holds({ changes }: ComparedSectionSummary, change: number | null): boolean {
  return change !== null && changes !== null && changes[0] <= change && change <= changes[1];
}

function getHeight(line: ComparisonLine | undefined): number {
  if (line?.kind !== 'section') return 44;
  return LINE_PX * (2 + Math.ceil(line.section.words / WORDS_IN_LINE)) + 18;
}

interface LineProps extends Omit<ComparedSectionProps, 'section' | 'request'> {
  line: ComparisonLine;
  getRequest: ComparisonLinesProps['getRequest'];
  onOpen: ComparisonLinesProps['onOpen'];
}

/** One line, memoized so that it re-renders when its content changes and not on every scroll step. */
const LineOf = memo(function LineOf({ line, getRequest, onOpen, ...props }: LineProps) {
  const { onGo } = props;
  if (line.kind === 'fold') {
    const [only] = line.sections;
    const name = line.sections.length === 1 && only !== undefined ? sectionLabel(only) : null;
    return (
      <Folded>
        <Button
          size="small"
          variant="text"
          startIcon={<Icon name="plus" size={14} />}
          onClick={() => onOpen(line.sections.map(({ key }) => key))}
        >
          {[foldWords(line.fold, line.sections), name].filter(Boolean).join(' · ')}
        </Button>
      </Folded>
    );
  }
  if (line.kind === 'origin') {
    const before = sectionLabel({ left: line.section.left, right: null });
    return (
      <Origin>
        <Icon name="move" size={14} />
        {before}: {comparedTexts.movedTo(formatSectionNumber(line.section.right?.number) ?? sectionLabel(line.section))}
        <Button size="small" onClick={() => onGo(line.section.key)}>
          {comparedTexts.goToText}
        </Button>
      </Origin>
    );
  }
  return <ComparedSection section={line.section} request={getRequest(line.key)} {...props} />;
});
