import { Parser } from 'htmlparser2';

/** What a page says of itself. */
export interface PageHead {
  title: string | null;
  description: string | null;
}

const LONGEST = 1000;

/** Title and description of an HTML page: its own element first, then what it tells other sites (Open Graph). */
export function readPageHead(content: Buffer, contentType: string): PageHead {
  const found = new Map<string, string>();
  let title = '';
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      // An SVG inside of the page has titles of its own; the first is the page's.
      if (name === 'title' && title === '') inTitle = true;
      const key = attributes['name'] ?? attributes['property'];
      if (name === 'meta' && key !== undefined) found.set(key.toLowerCase(), attributes['content'] ?? '');
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (name === 'head') parser.pause();
    },
  });
  parser.end(decode(content, contentType));
  const first = (...texts: (string | undefined)[]) => texts.map(clean).find((text) => text !== '') ?? null;
  return {
    title: first(title, found.get('og:title')),
    description: first(found.get('description'), found.get('og:description')),
  };
}

/** The page's own word for its encoding; UTF-8 for none and for one nobody knows. */
function decode(content: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const declared = /<meta[^>]{0,100}charset=["']?([\w-]+)/i.exec(content.subarray(0, 1024).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? declared ?? 'utf-8').decode(content);
  } catch {
    return new TextDecoder().decode(content);
  }
}

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
