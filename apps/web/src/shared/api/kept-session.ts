import { createContext, useContext } from 'react';
import type { TokenStore } from './token-store.ts';

/**
 * Whose session the screen belongs to. It outlives the session itself while something typed is not saved: the person
 * signs in again over it and goes on where they were.
 */
export interface KeptSession {
  /** Token of whoever the screen belongs to; null when it is nobody's. */
  token: () => string | null;
  /** The session is over, and what is typed waits for its owner. */
  isEnded: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** To be called whenever the token changed. */
  take: () => void;
  /** What was typed is given up. */
  leave: () => void;
}

export interface KeptSessionOptions {
  tokens: Pick<TokenStore, 'get'>;
  /** Whether anything would be lost, of somebody who can sign in again. */
  isHeld: () => boolean;
  /** Whether whoever signed in, here or in another tab, is the owner. */
  isOwner: () => Promise<boolean>;
  /** Another person's turn, or nobody's: nothing the owner has seen may be shown any more. */
  onOtherOwner: () => void;
  /** The owner is back. */
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
    // Where nobody can say who it is, the question stays.
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

/** Throws outside of the application. */
export function useKeptSession(): KeptSession {
  const kept = useContext(KeptSessionContext);
  if (kept === null) throw new Error('useKeptSession needs the application around it');
  return kept;
}
