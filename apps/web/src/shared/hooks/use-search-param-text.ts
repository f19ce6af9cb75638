import { useEffect, useRef, useState } from 'react';

export interface SearchParamTextOptions {
  /** Current value of the search parameter. */
  value: string;
  onCommit: (words: string) => void;
  /** Debounce delay before the search parameter is updated, in milliseconds; 0 updates it on every key. */
  delayMs: number;
  /** Whether text may be sent before the user submits it; all text if omitted. */
  isComplete?: (words: string) => boolean;
}

/**
 * Keeps a text field and a search parameter in sync. The field shows typed text immediately, because the address
 * updates later than fast typing. When the address changes for another reason (Back, Reset), the field shows its value.
 */
export function useSearchParamText({ value, onCommit, delayMs, isComplete }: SearchParamTextOptions) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Values sent to the address that it has not reflected yet, oldest first. */
  const [committed, setCommitted] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== seen) {
    setSeen(value);
    // The address may store the text trimmed.
    const echo = committed.findIndex((words) => words.trim() === value.trim());
    setCommitted(committed.slice(echo + 1));
    if (echo === -1) setTyped(value);
  }
  const commit = (words: string) => {
    clearTimeout(timer.current);
    setCommitted((before) => [...before, words]);
    onCommit(words);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    if (isComplete?.(next) === false) return;
    if (delayMs === 0) commit(next);
    else timer.current = setTimeout(() => commit(next), delayMs);
  };
  return { typed, type, commit };
}
