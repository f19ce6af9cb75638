import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { Highlight, type Mark } from './highlight.tsx';

const NO_MARKS: readonly Mark[] = [];

const Toggle = styled('button')(({ theme }) => ({
  marginLeft: 6,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  fontWeight: 500,
  letterSpacing: 0,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.accent,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
}));

/** The text up to `limit` characters, cut at a word where one ends near. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return `${text.slice(0, space > limit * 0.7 ? space : limit).trimEnd()}…`;
}

/** Shows all of what is cut off, or less of it again. */
export function ShowToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? texts.actions.showLess : 'Show More'}
    </Toggle>
  );
}

export interface TruncatedTextProps {
  text: string;
  /** Characters shown at first. */
  limit: number;
  /** Matched places, offsets into the text. */
  marks?: readonly Mark[];
}

/** A long text shortened, with a toggle that shows all of it (SEA-11). */
export function TruncatedText({ text, limit, marks = NO_MARKS }: TruncatedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= limit) return <Highlight text={text} marks={marks} />;
  return (
    <>
      <Highlight text={isOpen ? text : truncateText(text, limit)} marks={marks} />
      <ShowToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
    </>
  );
}
