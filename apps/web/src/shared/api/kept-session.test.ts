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

describe('a session that ends', () => {
  it('leaves the screen to nobody where nothing is typed', () => {
    const { kept, change, onOtherOwner, heard } = keep({ isHeld: false });
    change(null);
    expect([kept.token(), kept.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('leaves it to its owner while something is, until they are back', async () => {
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

  it('is over when they give up what they typed', () => {
    const { kept, change, onOtherOwner } = keep();
    change(null);
    kept.leave();
    expect([kept.token(), kept.isEnded()]).toEqual([null, false]);
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('gives the screen to another person who signs in', async () => {
    const { kept, change, onOtherOwner } = keep({ isOwner: () => Promise.resolve(false) });
    change(null);
    change('of-another-person');
    await vi.waitFor(() => expect(kept.token()).toBe('of-another-person'));
    expect(onOtherOwner).toHaveBeenCalledOnce();
  });

  it('waits on when nobody can say who signed in', async () => {
    const isOwner = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no connection')));
    const { kept, change } = keep({ isOwner });
    change(null);
    change('of-another-tab');
    await vi.waitFor(() => expect(isOwner).toHaveBeenCalled());
    await Promise.resolve();
    expect([kept.token(), kept.isEnded()]).toEqual([OWNER, true]);
  });
});

it('a change to another person does not keep what the one before typed', () => {
  const { kept, change, onOtherOwner } = keep();
  change('another-token');
  expect([kept.token(), kept.isEnded()]).toEqual(['another-token', false]);
  expect(onOtherOwner).toHaveBeenCalledOnce();
});
