import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useThrottled } from './use-throttled.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Caller({ run }: { run: () => void }) {
  return <button onClick={useThrottled(run, 3000)}>Call</button>;
}

describe('useThrottled', () => {
  it('runs immediately, then once per wait, and not after unmounting', () => {
    const run = vi.fn();
    const { unmount } = renderUi(<Caller run={run} />);
    const call = () => fireEvent.click(screen.getByRole('button'));
    call();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    for (let calls = 0; calls < 5; calls += 1) call();
    vi.advanceTimersByTime(2990);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledTimes(2);
    call();
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
