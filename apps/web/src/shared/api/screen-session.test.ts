import { describe, expect, it, vi } from 'vitest';
import { createScreenSession } from './screen-session.ts';

const OWNER = 'owner-token';

/** Sets up a screen of the owner with or without unsaved input. */
function keep({ hasUnsavedInput = true, isOwner = () => Promise.resolve(true) } = {}) {
  let token: string | null = OWNER;
  const onOtherOwner = vi.fn<() => void>();
  const onResumed = vi.fn<() => void>();
  const listener = vi.fn<() => void>();
  const screenSession = createScreenSession({
    tokens: { get: () => token },
    hasUnsavedInput: () => hasUnsavedInput,
    isOwner,
    onOtherOwner,
    onResumed,
  });
  screenSession.subscribe(listener);
  const change = (value: string | null) => {
    token = value;
    screenSession.handleTokenChange();
  };
  return { screenSession, change, onOtherOwner, onResumed, listener };
}

describe('Expired session', () => {
  it('gives up the page when nothing was typed', () => {
    const { screenSession, change, onOtherOwner, listener } = keep({ hasUnsavedInput: false });
    change(null);
    expect([screenSession.token(), screenSession.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps the page for its owner while something is typed, until they sign in again', async () => {
    const { screenSession, change, onOtherOwner, onResumed } = keep();
    change(null);
    expect([screenSession.token(), screenSession.isEnded()]).toEqual([OWNER, true]);
    change('new-token');
    await vi.waitFor(() => expect(screenSession.isEnded()).toBe(false));
    // The screen still belongs to the first token.
    expect(screenSession.token()).toBe(OWNER);
    expect(onResumed).toHaveBeenCalledOnce();
    expect(onOtherOwner).not.toHaveBeenCalled();
  });

  it('ends when the owner discards what they typed', () => {
    const { screenSession, change, onOtherOwner } = keep();
    change(null);
    screenSession.leave();
    expect([screenSession.token(), screenSession.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('gives the page to a different user who signs in', async () => {
    const { screenSession, change, onOtherOwner } = keep({ isOwner: () => Promise.resolve(false) });
    change(null);
    change('of-another-person');
    await vi.waitFor(() => expect(screenSession.token()).toBe('of-another-person'));
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('keeps waiting when the new user cannot be identified', async () => {
    const isOwner = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no connection')));
    const { screenSession, change } = keep({ isOwner });
    change(null);
    change('of-another-tab');
    await vi.waitFor(() => expect(isOwner).toHaveBeenCalled());
    await Promise.resolve();
    expect([screenSession.token(), screenSession.isEnded()]).toEqual([OWNER, true]);
  });
});

it('A switch to a different user does not keep what the previous user typed', () => {
  const { screenSession, change, onOtherOwner } = keep();
  change('another-token');
  expect([screenSession.token(), screenSession.isEnded()]).toEqual(['another-token', false]);
  expect(onOtherOwner).toHaveBeenCalledOnce();
});
