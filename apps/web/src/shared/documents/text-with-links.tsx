import { styled } from '@mui/material/styles';
import type { LinkedText } from '@rotunda/contract';
import { useState } from 'react';
import { AddressLink } from '../navigation/address-link.tsx';
import { documentPath } from '../navigation/document-path.ts';
import { hostOfLink } from '../ui/host-of-link.ts';
import { LinkifiedText } from '../ui/linkified-text.tsx';
import { ShowToggle } from '../ui/show-toggle.tsx';
import { truncateText } from '../format/truncate-text.ts';
import { WebLink } from '../ui/web-link.tsx';

/** Length of the longest articles. A longer text is collapsed until the user expands it. */
const SHOWN_CHARACTERS = 20_000;

const Root = styled('div')({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  // Keeps third-party text from changing the direction of the text around it.
  unicodeBidi: 'isolate',
});

export interface TextWithLinksProps {
  words: LinkedText;
  /** BCP 47 language tag; null if unknown. */
  language: string | null;
}

/**
 * Renders third-party text with the links its source states, links to stored bills, and the addresses written in it.
 * The text is never parsed as HTML.
 */
export function TextWithLinks({ words, language }: TextWithLinksProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = words.text.length > SHOWN_CHARACTERS;
  return (
    <Root dir="auto" {...(language === null ? {} : { lang: language })}>
      <Pieces words={isLong && !isExpanded ? cutOff(words) : words} />
      {isLong ? <ShowToggle isInline isOpen={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} /> : null}
    </Root>
  );
}

function cutOff({ text, links }: LinkedText): LinkedText {
  const cut = truncateText(text, SHOWN_CHARACTERS);
  return { text: cut, links: links.filter(({ end }) => end < cut.length) };
}

/** Link that names its host, because the words of a link are its author's. */
function LinkToHost({ href, label }: { href: string; label: string }) {
  const host = hostOfLink(label, href);
  return (
    <>
      <WebLink href={href}>{label}</WebLink>
      {host === null ? null : ` (${host})`}
    </>
  );
}

function Pieces({ words: { text, links } }: { words: LinkedText }) {
  const pieces = [];
  let at = 0;
  for (const { start, end, url, fusionId } of links) {
    // If two ranges overlap, only the first becomes a link.
    if (start < at || end > text.length) continue;
    const label = text.slice(start, end);
    pieces.push(
      <LinkifiedText key={`from-${at}`} text={text.slice(at, start)} isFollowed />,
      fusionId === null ? (
        <LinkToHost key={start} href={url ?? ''} label={label} />
      ) : (
        <AddressLink key={start} href={documentPath({ documentType: 'Legislation', fusionId })}>
          {label}
        </AddressLink>
      ),
    );
    at = end;
  }
  return (
    <>
      {pieces}
      <LinkifiedText text={text.slice(at)} />
    </>
  );
}
