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
  /** The owner signed in again: the screen stays as it is. */
  resume: (token: string) => void;
  /** What was typed is given up. */
  leave: () => void;
}

export interface KeptSessionOptions {
  tokens: Pick<TokenStore, 'get' | 'set'>;
  /** Whether anything would be lost, of somebody who can sign in again. */
  isHeld: () => boolean;
  /** Whether whoever signed in elsewhere is the owner. */
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
  const goOn = () => {
    isEnded = false;
    onResumed();
    tell();
  };
  /** Signed in in another tab, perhaps as somebody else. */
  const recognize = async (token: string) => {
    // Who cannot be asked is asked to sign in here.
    const isBack = await isOwner().catch(() => null);
    if (isBack === null || !isEnded || tokens.get() !== token) return;
    if (isBack) goOn();
    else change(token);
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
    resume: (token) => {
      // Told of it, `take` has nothing to ask.
      current = token;
      tokens.set(token);
      goOn();
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
