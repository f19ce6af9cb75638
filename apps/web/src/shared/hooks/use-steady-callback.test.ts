import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteadyCallback } from './use-steady-callback.ts';

it('useSteadyCallback keeps its identity and calls the latest function', () => {
  const { result, rerender } = renderHook(({ name }) => useSteadyCallback((words: string) => `${words}, ${name}`), {
    initialProps: { name: 'Nora' },
  });
  const first = result.current;
  rerender({ name: 'Ben' });
  expect(result.current).toBe(first);
  expect(first('Good morning')).toBe('Good morning, Ben');
});
