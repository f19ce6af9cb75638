import { styled } from '@mui/material/styles';
import type { LinkedText } from '@rotunda/contract';
import { useState } from 'react';
import { AddressLink } from '../navigation/address-link.tsx';
import { documentPath } from '../navigation/document-path.ts';
import { LinkifiedText } from '../ui/linkified-text.tsx';
import { ShowToggle } from '../ui/show-toggle.tsx';
import { truncateText } from '../ui/truncated-text.tsx';
import { WebLink } from '../ui/web-link.tsx';

/** Characters of the longest articles; what is longer is drawn when it is asked for. */
const SHOWN_CHARACTERS = 20_000;

const Root = styled('div')({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  // Words of strangers change the direction of nothing around them.
  unicodeBidi: 'isolate',
});

export interface LinkedWordsProps {
  words: LinkedText;
  /** BCP 47; null where it is not known. */
  language: string | null;
}

/**
 * Plain words of a stranger: with the links their source states, those to bills held here, and the addresses written in
 * them. Nothing in them is read as HTML.
 */
export function LinkedWords({ words, language }: LinkedWordsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = words.text.length > SHOWN_CHARACTERS;
  return (
    <Root dir="auto" {...(language === null ? {} : { lang: language })}>
      <Pieces words={isLong && !isWhole ? cutOff(words) : words} />
      {isLong ? <ShowToggle isInline isOpen={isWhole} onToggle={() => setIsWhole(!isWhole)} /> : null}
    </Root>
  );
}

function cutOff({ text, links }: LinkedText): LinkedText {
  const cut = truncateText(text, SHOWN_CHARACTERS);
  return { text: cut, links: links.filter(({ end }) => end < cut.length) };
}

function Pieces({ words: { text, links } }: { words: LinkedText }) {
  const pieces = [];
  let at = 0;
  for (const { start, end, url, fusionId } of links) {
    // Of two places that overlap the first leads somewhere.
    if (start < at || end > text.length) continue;
    const label = text.slice(start, end);
    pieces.push(
      <LinkifiedText key={`from-${at}`} text={text.slice(at, start)} isFollowed />,
      fusionId === null ? (
        <WebLink key={start} href={url ?? ''}>
          {label}
        </WebLink>
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
