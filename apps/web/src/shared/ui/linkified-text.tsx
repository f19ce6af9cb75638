import Linkify from 'linkify-react';

/** The short link social platforms append to a post that has a picture or a quote; it leads back to the post itself. */
const TRAILING_SHORT_LINK = /\s*https?:\/\/t\.co\/\w+\s*$/;

const OPTIONS = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer',
  // S1 §5 names web addresses only; an e-mail address in a text stays text.
  validate: (_value: string, type: string) => type === 'url',
};

/**
 * Text with its web addresses as links: http(s), www and bare domains (SHL-13).
 * @param isFollowed whether more of the text comes behind it: then a short link at its end is not the last
 */
export function LinkifiedText({ text, isFollowed = false }: { text: string; isFollowed?: boolean }) {
  return <Linkify options={OPTIONS}>{isFollowed ? text : text.replace(TRAILING_SHORT_LINK, '')}</Linkify>;
}
