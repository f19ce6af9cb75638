import { describe, expect, it, vi } from 'vitest';
import { createKeptSession } from './kept-session.ts';

const OWNER = 'owner-token';

/** Sets up a screen of the owner with or without unsaved input. */
function keep({ isHeld = true, isOwner = () => Promise.resolve(true) } = {}) {
  let token: string | null = OWNER;
  const onOtherOwner = vi.fn<() => void>();
  const onResumed = vi.fn<() => void>();
  const heard = vi.fn<() => void>();
  const kept = createKeptSession({
    tokens: { get: () => token },
    ...{ isHeld: () => isHeld, isOwner, onOtherOwner, onResumed },
  });
  kept.subscribe(heard);
  const change = (value: string | null) => {
    token = value;
    kept.take();
  };
  return { kept, change, onOtherOwner, onResumed, heard };
}

describe('Expired session', () => {
  it('gives up the page when nothing was typed', () => {
    const { kept, change, onOtherOwner, heard } = keep({ isHeld: false });
    change(null);
    expect([kept.token(), kept.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps the page for its owner while something is typed, until they sign in again', async () => {
    const { kept, change, onOtherOwner, onResumed } = keep();
    change(null);
    expect([kept.token(), kept.isEnded()]).toEqual([OWNER, true]);
    change('new-token');
    await vi.waitFor(() => expect(kept.isEnded()).toBe(false));
    // The screen still belongs to the first token.
    expect(kept.token()).toBe(OWNER);
    expect(onResumed).toHaveBeenCalledOnce();
    expect(onOtherOwner).not.toHaveBeenCalled();
  });

  it('ends when the owner discards what they typed', () => {
    const { kept, change, onOtherOwner } = keep();
    change(null);
    kept.leave();
    expect([kept.token(), kept.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('gives the page to a different user who signs in', async () => {
    const { kept, change, onOtherOwner } = keep({ isOwner: () => Promise.resolve(false) });
    change(null);
    change('of-another-person');
    await vi.waitFor(() => expect(kept.token()).toBe('of-another-person'));
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('keeps waiting when the new user cannot be identified', async () => {
    const isOwner = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no connection')));
    const { kept, change } = keep({ isOwner });
    change(null);
    change('of-another-tab');
    await vi.waitFor(() => expect(isOwner).toHaveBeenCalled());
    await Promise.resolve();
    expect([kept.token(), kept.isEnded()]).toEqual([OWNER, true]);
  });
});

it('A switch to a different user does not keep what the previous user typed', () => {
  const { kept, change, onOtherOwner } = keep();
  change('another-token');
  expect([kept.token(), kept.isEnded()]).toEqual(['another-token', false]);
  expect(onOtherOwner).toHaveBeenCalledOnce();
});
