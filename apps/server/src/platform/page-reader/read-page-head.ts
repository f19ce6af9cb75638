import { cutText, readableText } from '@rotunda/domain';
import { Parser } from 'htmlparser2';

/** A page's own metadata. */
export interface PageHead {
  title: string | null;
  description: string | null;
}

const MAX_LENGTH = 1000;

/** Reads title and description of an HTML page: its own elements first, then its Open Graph tags. */
export function readPageHead(content: Buffer, contentType: string): PageHead {
  const found = new Map<string, string>();
  let title = '';
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      // SVGs inside the page have their own titles; the first title is the page's.
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

/** Decodes with the page's declared encoding; UTF-8 if it declares none or an unknown one. */
function decode(content: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const declared = /<meta[^>]{0,100}charset=["']?([\w-]+)/i.exec(content.subarray(0, 1024).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? declared ?? 'utf-8').decode(content);
  } catch {
    return new TextDecoder().decode(content);
  }
}

const clean = (text: string | undefined): string =>
  cutText(
    readableText(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_LENGTH,
  );
