import Linkify from 'linkify-react';

/** Short link that social platforms append to a post with a picture or a quote. It leads back to the post itself. */
const TRAILING_SHORT_LINK = /\s*https?:\/\/t\.co\/\w+\s*$/;

const OPTIONS = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer',
  // The specification only mentions web addresses, so an e-mail address stays plain text.
  validate: (_value: string, type: string) => type === 'url',
};

/**
 * Renders a text with its web addresses as links: http(s), www and bare domains (SHL-13).
 * @param isFollowed whether more text follows, so that a short link at the end of this part is kept
 */
export function LinkifiedText({ text, isFollowed = false }: { text: string; isFollowed?: boolean }) {
  return <Linkify options={OPTIONS}>{isFollowed ? text : text.replace(TRAILING_SHORT_LINK, '')}</Linkify>;
}
