import { createContext, useContext } from 'react';
import type { TokenStore } from './token-store.ts';

/**
 * The session that the screen belongs to. It outlives the actual session while there is unsaved input, so that the user
 * can sign in again and continue.
 */
export interface ScreenSession {
  /** Token of the screen's owner; null if there is none. */
  token: () => string | null;
  /** Whether the session has ended and unsaved input waits for its owner. */
  isEnded: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Must be called after every token change. */
  handleTokenChange: () => void;
  /** Discards the unsaved input. */
  leave: () => void;
}

export interface ScreenSessionOptions {
  tokens: Pick<TokenStore, 'get'>;
  /** Whether there is unsaved input of a user who can sign in again. */
  hasUnsavedInput: () => boolean;
  /** Whether the user who signed in, here or in another tab, is the owner. */
  isOwner: () => Promise<boolean>;
  /** Called when another user, or nobody, takes over. Nothing the owner saw may be shown after that. */
  onOtherOwner: () => void;
  /** Called when the owner has signed in again. */
  onResumed: () => void;
}

export function createScreenSession(options: ScreenSessionOptions): ScreenSession {
  const { tokens, hasUnsavedInput, isOwner, onOtherOwner, onResumed } = options;
  const listeners = new Set<() => void>();
  let shown = tokens.get();
  let current = shown;
  let isEnded = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (token: string | null) => {
    shown = token;
    isEnded = false;
    onOtherOwner();
    notify();
  };
  const recognize = async (token: string) => {
    // If the identity cannot be determined, the session stays ended.
    const isBack = await isOwner().catch(() => null);
    if (isBack === null || !isEnded || tokens.get() !== token) return;
    if (!isBack) return change(token);
    isEnded = false;
    onResumed();
    notify();
  };
  return {
    token: () => shown,
    isEnded: () => isEnded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handleTokenChange: () => {
      const token = tokens.get();
      if (token === current) return;
      current = token;
      if (isEnded) {
        if (token !== null) void recognize(token);
      } else if (token === null && hasUnsavedInput()) {
        isEnded = true;
        notify();
      } else change(token);
    },
    leave: () => change(tokens.get()),
  };
}

export const ScreenSessionContext = createContext<ScreenSession | null>(null);

/** Returns the session of the screen. Throws outside the application. */
export function useScreenSession(): ScreenSession {
  const screenSession = useContext(ScreenSessionContext);
  if (screenSession === null) throw new Error('useScreenSession needs the application around it');
  return screenSession;
}
