import { createContext, useContext } from 'react';
import type { TokenStore } from './token-store.ts';

/**
 * The session that the screen belongs to. It outlives the actual session while there is unsaved input, so that the user
 * can sign in again and continue.
 */
export interface KeptSession {
  /** Token of the screen's owner; null if there is none. */
  token: () => string | null;
  /** Whether the session has ended and unsaved input waits for its owner. */
  isEnded: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Must be called after every token change. */
  take: () => void;
  /** Discards the unsaved input. */
  leave: () => void;
}

export interface KeptSessionOptions {
  tokens: Pick<TokenStore, 'get'>;
  /** Whether there is unsaved input of a user who can sign in again. */
  isHeld: () => boolean;
  /** Whether the user who signed in, here or in another tab, is the owner. */
  isOwner: () => Promise<boolean>;
  /** Called when another user, or nobody, takes over. Nothing the owner saw may be shown after that. */
  onOtherOwner: () => void;
  /** Called when the owner has signed in again. */
  onResumed: () => void;
}

export function createKeptSession(options: KeptSessionOptions): KeptSession {
  const { tokens, isHeld, isOwner, onOtherOwner, onResumed } = options;
  const listeners = new Set<() => void>();
  let shown = tokens.get();
  let current = shown;
  let isEnded = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (token: string | null) => {
    shown = token;
    isEnded = false;
    onOtherOwner();
    tell();
  };
  const recognize = async (token: string) => {
    // If the identity cannot be determined, the session stays ended.
    const isBack = await isOwner().catch(() => null);
    if (isBack === null || !isEnded || tokens.get() !== token) return;
    if (!isBack) return change(token);
    isEnded = false;
    onResumed();
    tell();
  };
  return {
    token: () => shown,
    isEnded: () => isEnded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: () => {
      const token = tokens.get();
      if (token === current) return;
      current = token;
      if (isEnded) {
        if (token !== null) void recognize(token);
      } else if (token === null && isHeld()) {
        isEnded = true;
        tell();
      } else change(token);
    },
    leave: () => change(tokens.get()),
  };
}

export const KeptSessionContext = createContext<KeptSession | null>(null);

/** Returns the session of the screen. Throws outside the application. */
export function useKeptSession(): KeptSession {
  const kept = useContext(KeptSessionContext);
  if (kept === null) throw new Error('useKeptSession needs the application around it');
  return kept;
}
