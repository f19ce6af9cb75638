import { useEffect, useRef, useState } from 'react';

export interface AddressWordsOptions {
  /** What the address holds. */
  value: string;
  onTell: (words: string) => void;
  /** How long the words rest before the address is told, in milliseconds; with 0 each letter tells it. */
  delayMs: number;
  /** Which words may be told before somebody asks for them; all unless given. */
  isWhole?: (words: string) => boolean;
}

/**
 * Words that are typed here and kept by the address. What is typed stands in the field at once, because an address
 * changes later than quick fingers type; changed from elsewhere (Back, Reset), it is what the field shows.
 */
export function useAddressWords({ value, onTell, delayMs, isWhole }: AddressWordsOptions) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What the address was told and has not been seen to hold yet, oldest first. */
  const [told, setTold] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== seen) {
    setSeen(value);
    // The address may keep the words without the blanks around them.
    const echo = told.findIndex((words) => words.trim() === value.trim());
    setTold(told.slice(echo + 1));
    if (echo === -1) setTyped(value);
  }
  const tell = (words: string) => {
    clearTimeout(timer.current);
    setTold((before) => [...before, words]);
    onTell(words);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    if (isWhole?.(next) === false) return;
    if (delayMs === 0) tell(next);
    else timer.current = setTimeout(() => tell(next), delayMs);
  };
  return { typed, type, tell };
}
