import { cutText } from '@rotunda/domain';
import { useState } from 'react';
import { Highlight, type Mark } from './highlight.tsx';
import { ShowToggle } from './show-toggle.tsx';

const NO_MARKS: readonly Mark[] = [];

/** Truncates a text to `limit` characters, at a word boundary if one is near. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return `${cutText(text, space > limit * 0.7 ? space : limit).trimEnd()}…`;
}

export interface TruncatedTextProps {
  text: string;
  /** Number of characters shown at first. */
  limit: number;
  /** Matches as offsets into the text. */
  marks?: readonly Mark[];
}

/** Shows a truncated text with a toggle for the full one (SEA-11). */
export function TruncatedText({ text, limit, marks = NO_MARKS }: TruncatedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= limit) return <Highlight text={text} marks={marks} />;
  return (
    <>
      <Highlight text={isOpen ? text : truncateText(text, limit)} marks={marks} />
      <ShowToggle isInline isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
    </>
  );
}
