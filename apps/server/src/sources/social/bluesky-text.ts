import type { TextLinkFact } from '@rotunda/domain';
import { z } from 'zod';
import { publishedAddress } from '../mapping/published-text.ts';

/** Annotations in the rich text of a post: `app.bsky.richtext.facet`, with offsets in UTF-8 bytes. */
const facetSchema = z.looseObject({
  index: z.looseObject({ byteStart: z.number().int().min(0), byteEnd: z.number().int().min(0) }),
  features: z.array(z.looseObject({ $type: z.string(), uri: z.string().optional(), did: z.string().optional() })),
});

/** A post has at most 300 characters, so more annotations carry no meaning. */
const MAX_FACETS = 300;

/**
 * Returns the pages and accounts that a post links to in its text. Bluesky shortens the URLs it displays, so only these
 * annotations contain the real targets. Annotations outside the text or overlapping another are ignored.
 */
export function blueskyTextLinks(text: string, facets: unknown): TextLinkFact[] {
  const marked = (Array.isArray(facets) ? facets.slice(0, MAX_FACETS) : []).flatMap((facet) => {
    const valid = facetSchema.safeParse(facet);
    if (!valid.success) return [];
    const url = valid.data.features
      .slice(0, MAX_FACETS)
      .map(getAddress)
      .find((address) => address !== null);
    return url === undefined ? [] : [{ ...valid.data.index, url }];
  });
  const offsets = utf16Offsets(text, new Set(marked.flatMap(({ byteStart, byteEnd }) => [byteStart, byteEnd])));
  const links = marked.flatMap(({ byteStart, byteEnd, url }) => {
    const start = offsets.get(byteStart);
    const end = offsets.get(byteEnd);
    return start === undefined || end === undefined || end <= start ? [] : [{ start, end, url }];
  });
  const ordered = links.toSorted((one, other) => one.start - other.start);
  return ordered.filter(({ start }, at) => ordered.slice(0, at).every(({ end }) => end <= start));
}

function getAddress({ $type, uri, did }: { $type: string; uri?: string | undefined; did?: string | undefined }) {
  if ($type === 'app.bsky.richtext.facet#link') return publishedAddress(uri);
  const isAccount = $type === 'app.bsky.richtext.facet#mention' && /^did:[a-z]+:[\w.:%-]{1,200}$/.test(did ?? '');
  return isAccount ? `https://bsky.app/profile/${did}` : null;
}

/** Converts byte offsets to UTF-16 offsets, for offsets at the start of a character or the end of the text. */
function utf16Offsets(text: string, bytes: ReadonlySet<number>): Map<number, number> {
  const offsets = new Map<number, number>();
  if (bytes.size === 0) return offsets;
  let byte = 0;
  let offset = 0;
  for (const character of text) {
    if (bytes.has(byte)) offsets.set(byte, offset);
    byte += Buffer.byteLength(character);
    offset += character.length;
  }
  if (bytes.has(byte)) offsets.set(byte, offset);
  return offsets;
}
