import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { comparedTexts } from '../comparison-texts.ts';
import { positionLines } from '../model/position-lines.ts';
import type { ComparisonLine } from '../model/lay-out-sections.ts';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    width: 20,
    borderLeft: `1px solid ${token.border}`,
    backgroundColor: token.surfaceSub,
    '& i': { position: 'absolute', left: 4, right: 4, minHeight: 2, borderRadius: 1 },
    '& button': { position: 'absolute', inset: 0, width: '100%', border: 0, background: 'none', cursor: 'pointer' },
    '& [data-tone="same"]': { backgroundColor: token.sunken },
    '& [data-tone="changed"]': { backgroundImage: `linear-gradient(90deg, ${token.failed} 50%, ${token.passed} 50%)` },
    '& [data-tone="added"]': { backgroundColor: token.passed },
    '& [data-tone="dropped"]': { backgroundColor: token.failed },
    '& [data-tone="moved"]': { backgroundColor: token.moveInk },
    '@media print': { display: 'none' },
  };
});

/** Frame around the visible part of the document. */
const Viewport = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: 1,
  minHeight: 8,
  border: `1px solid ${theme.vars.palette.token.control}`,
  borderRadius: 3,
  pointerEvents: 'none',
}));

export interface OverviewStripProps {
  lines: readonly ComparisonLine[];
  /** Indexes of the first and last visible line. */
  visibleRange: readonly [number, number];
  onGo: (line: number) => void;
}

/**
 * Overview of the whole document: what changed where, and which part is visible. It is for pointers; the list of
 * sections says the same in words.
 */
export function OverviewStrip({ lines, visibleRange, onGo }: OverviewStripProps) {
  const positions = useMemo(() => positionLines(lines), [lines]);
  const from = positions[visibleRange[0]]?.top ?? 0;
  const last = positions[visibleRange[1]];
  const to = last === undefined ? from : last.top + last.height;
  return (
    <Root>
      <Positions positions={positions} />
      <Viewport style={{ top: `${from}%`, height: `${to - from}%` }} />
      {/* For pointers only, because the list of sections reaches everything by keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => {
          const { top, height } = event.currentTarget.getBoundingClientRect();
          const pressed = ((event.clientY - top) / height) * 100;
          onGo(positions.findLastIndex((position) => position.top <= pressed));
        }}
      />
    </Root>
  );
}

/** Marks of the changes, memoized because they do not depend on the scroll position. */
const Positions = memo(function Positions({ positions }: { positions: ReturnType<typeof positionLines> }) {
  return (
    <span role="img" aria-label={comparedTexts.overview}>
      {positions.map(({ key, tone, top, height }) => (
        <i key={key} data-tone={tone} style={{ top: `${top}%`, height: `max(2px, calc(${height}% - 1px))` }} />
      ))}
    </span>
  );
});
