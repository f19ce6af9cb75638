import { DELAYS_MS } from '@rotunda/contract/values';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTwoClicks } from './use-two-clicks.ts';

const remove = vi.fn();

function Delete() {
  const { isArmed, click } = useTwoClicks(remove);
  return (
    <button type="button" onClick={click}>
      {isArmed ? 'Delete again' : 'Delete'}
    </button>
  );
}
const click = () => fireEvent.click(screen.getByRole('button'));

describe('useTwoClicks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    remove.mockReset();
    render(<Delete />);
  });

  it('warns at the first click and acts at the second', () => {
    click();
    expect(screen.getByRole('button', { name: 'Delete again' })).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(DELAYS_MS.deleteConfirm - 1));
    click();
    expect(remove).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('warns again after three seconds without a second click', () => {
    click();
    act(() => void vi.advanceTimersByTime(DELAYS_MS.deleteConfirm));
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    click();
    expect(remove).not.toHaveBeenCalled();
  });
});
