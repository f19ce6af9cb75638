import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface VirtualRowsProps {
  count: number;
  /** Typical height of a row in CSS pixels. */
  rowHeight: number;
  keyAt: (index: number) => string;
  /** Index of the focused row. It stays mounted, because the browser loses the focus of a removed element. */
  current: number;
  renderRow: (index: number) => ReactNode;
}

/** Rows rendered outside the viewport. */
const OVERSCAN = 10;

/** Size of a typical window, used until the scroll container is measured. */
const INITIAL_RECT = { width: 1000, height: 900 };

function getScroller(element: Element): Element {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.documentElement;
}

/** Renders only the visible rows, within the nearest scroll container around the list. */
export function VirtualRows({ count, rowHeight, keyAt, current, renderRow }: VirtualRowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<{ scroller: Element; above: number } | null>(null);
  useLayoutEffect(() => {
    if (body.current === null) return;
    const scroller = getScroller(body.current);
    const top = scroller.getBoundingClientRect().top - scroller.scrollTop;
    setPane({ scroller, above: body.current.getBoundingClientRect().top - top });
  }, []);
  const above = pane?.above ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll on purpose, and nothing here memoises them
  const rows = useVirtualizer({
    count,
    getScrollElement: () => pane?.scroller ?? null,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
    overscan: OVERSCAN,
    scrollMargin: above,
    initialRect: INITIAL_RECT,
  });
  return (
    <div role="rowgroup" ref={body} style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start - above}px)` }}
        >
          {renderRow(index)}
        </div>
      ))}
    </div>
  );
}
