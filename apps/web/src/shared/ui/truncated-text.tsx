import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { truncateText } from '../format/truncate-text.ts';
import { Highlight, type Mark } from './highlight.tsx';
import { ShowToggle } from './show-toggle.tsx';

const NO_MARKS: readonly Mark[] = [];

export interface TruncatedTextProps {
  text: string;
  /** Number of characters shown at first. */
  limit: number;
  /** Matches as offsets into the text. */
  marks?: readonly Mark[];
  /** Puts the text in a link or another element, which the toggle must not be part of. */
  wrap?: (shown: ReactNode) => ReactNode;
}

/** Shows a truncated text with a toggle for the full one (SEA-11). The tooltip and a copy of it have the full text. */
export function TruncatedText({ text, limit, marks = NO_MARKS, wrap = (shown) => shown }: TruncatedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= limit) return wrap(<Highlight text={text} marks={marks} />);
  const cut = truncateText(text, limit);
  return (
    <>
      {isOpen ? (
        wrap(<Highlight text={text} marks={marks} />)
      ) : (
        <span title={text} onCopy={(event) => copyWhole(event, cut, text)}>
          {wrap(<Highlight text={cut} marks={marks} />)}
        </span>
      )}
      <ShowToggle isInline isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
    </>
  );
}

/** Copies the full text when all that is shown of it is selected, because nobody wants the ellipsis. */
function copyWhole(event: ClipboardEvent, cut: string, text: string): void {
  if (getSelection()?.toString().trim() !== cut) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}
