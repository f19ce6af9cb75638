import type { ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { Highlight, normalizeMarks, type Mark } from '../../../shared/ui/highlight.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { TextPiece } from '../model/text-lines.ts';

type Link = TextPiece['links'][number];

export interface CitedTextProps {
  text: string;
  marks: readonly Mark[];
  /** In text order. */
  links: readonly Link[];
  /** Index of the mark that next and previous are at. */
  current?: number;
}

/** Text with matches marked and citations linked; a match can extend across the edge of a citation. */
export function CitedText({ text, marks, links, current }: CitedTextProps) {
  if (links.length === 0)
    return <Highlight text={text} marks={marks} {...(current === undefined ? {} : { current })} />;
  const ordered = normalizeMarks(marks, text.length);
  /** Renders the text between two offsets with its part of the marks. */
  const piece = (start: number, end: number): ReactNode => {
    const own = ordered.flatMap(([from, to], index) =>
      to > start && from < end
        ? [{ index, mark: [Math.max(from, start) - start, Math.min(to, end) - start] as const }]
        : [],
    );
    const shown = own.findIndex(({ index }) => index === current);
    return (
      <Highlight
        key={start}
        text={text.slice(start, end)}
        marks={own.map(({ mark }) => mark)}
        {...(shown === -1 ? {} : { current: shown })}
      />
    );
  };
  const parts: ReactNode[] = [];
  let at = 0;
  for (const link of links) {
    // Of two overlapping citations, only the first becomes a link.
    if (link.start < at || link.end > text.length) continue;
    parts.push(
      piece(at, link.start),
      <CitationLink key={`to-${link.start}`} link={link}>
        {piece(link.start, link.end)}
      </CitationLink>,
    );
    at = link.end;
  }
  parts.push(piece(at, text.length));
  return <>{parts}</>;
}

function CitationLink({ link: { url, fusionId }, children }: { link: Link; children: ReactNode }) {
  if (fusionId !== null) {
    return <AddressLink href={documentPath({ documentType: 'Legislation', fusionId })}>{children}</AddressLink>;
  }
  return url === null ? children : <WebLink href={url}>{children}</WebLink>;
}
