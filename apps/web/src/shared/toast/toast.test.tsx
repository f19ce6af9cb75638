import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { toast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Advances in steps, because a state change by a timer renders only afterwards and then starts the next timer. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(100, left)));
}
/** Covers the exit animation. */
const ANIMATION_MS = 1200;
const raise = (raiseToast: () => void) => {
  renderUi(<p>page</p>);
  act(raiseToast);
};

describe('Toast', () => {
  it.each([
    ['error', 3000, 'alert'],
    ['warning', 3000, 'alert'],
    ['info', 3000, 'status'],
    ['success', 5000, 'status'],
  ] as const)('of type %s stays for %i ms and is announced as %s', async (kind, ms, role) => {
    raise(() => toast[kind]('Said'));
    expect(screen.getByRole(role)).toHaveTextContent('Said');
    await pass(ms - 100);
    expect(screen.getByText('Said')).toBeInTheDocument();
    await pass(100 + ANIMATION_MS);
    expect(screen.queryByText('Said')).toBeNull();
  });

  it('stays while the pointer is over it and restarts its timer afterwards', async () => {
    raise(() => toast.error('Said'));
    await pass(2900);
    fireEvent.pointerEnter(screen.getByRole('alert'));
    await pass(60_000);
    expect(screen.getByText('Said')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('alert'));
    await pass(2900);
    expect(screen.getByText('Said')).toBeInTheDocument();
    await pass(100 + ANIMATION_MS);
    expect(screen.queryByText('Said')).toBeNull();
  });

  it('stays while it has keyboard focus', async () => {
    raise(() => toast.undo('1 Document marked irrelevant', () => {}));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(60_000);
    expect(screen.getByText('1 Document marked irrelevant')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(5000 + ANIMATION_MS);
    expect(screen.queryByText('1 Document marked irrelevant')).toBeNull();
  });

  it('undoes only once and disappears', async () => {
    const undo = vi.fn();
    raise(() => toast.undo('1 Document marked irrelevant', undo));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(ANIMATION_MS);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('1 Document marked irrelevant')).toBeNull();
  });

  it('can be closed', async () => {
    raise(() => toast.info('Updating alerts...'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(ANIMATION_MS);
    expect(screen.queryByText('Updating alerts...')).toBeNull();
  });
});
