import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildComparedSection, buildComparison } from '../../../testing/comparison-builder.ts';
import { useComparisonReading } from './use-comparison-reading.ts';

it('useComparisonReading keeps what it passes to the text unchanged while the user scrolls', () => {
  const comparison = buildComparison([buildComparedSection('lots'), buildComparedSection('homes')]);
  const { result } = renderHook(() => useComparisonReading(comparison, undefined, () => {}));
  const { stepper: _stepper, onVisibleRangeChange, visibleRange, current, ...before } = result.current;
  expect(current).toBe('lots');
  act(() => onVisibleRangeChange(1, 1));
  expect(result.current.current).toBe('homes');
  expect(result.current.visibleRange).not.toEqual(visibleRange);
  const after = new Map<string, unknown>(Object.entries(result.current));
  expect(Object.entries(before).filter(([name, value]) => after.get(name) !== value)).toEqual([]);
});
