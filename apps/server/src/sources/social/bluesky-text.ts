import type { TextLinkFact } from '@rotunda/domain';
import { z } from 'zod';
import { publishedAddress } from '../mapping/published-text.ts';

/** What the rich text of a post marks: `app.bsky.richtext.facet`, with offsets in bytes of UTF-8. */
const facetSchema = z.looseObject({
  index: z.looseObject({ byteStart: z.number().int().min(0), byteEnd: z.number().int().min(0) }),
  features: z.array(z.looseObject({ $type: z.string(), uri: z.string().optional(), did: z.string().optional() })),
});

/** A post has 300 characters at most; one with more marks than that says nothing by them. */
const MAX_FACETS = 300;

/**
 * The pages and accounts that a post links to in its text. Bluesky shortens the addresses it shows, so that only these
 * facts say where a link leads. Marks that lie outside of the text or over another are passed over.
 */
export function blueskyTextLinks(text: string, facets: unknown): TextLinkFact[] {
  const marked = (Array.isArray(facets) ? facets.slice(0, MAX_FACETS) : []).flatMap((facet) => {
    const valid = facetSchema.safeParse(facet);
    if (!valid.success) return [];
    const url = valid.data.features
      .slice(0, MAX_FACETS)
      .map(addressOf)
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

function addressOf({ $type, uri, did }: { $type: string; uri?: string | undefined; did?: string | undefined }) {
  if ($type === 'app.bsky.richtext.facet#link') return publishedAddress(uri);
  const isAccount = $type === 'app.bsky.richtext.facet#mention' && /^did:[a-z]+:[\w.:%-]{1,200}$/.test(did ?? '');
  return isAccount ? `https://bsky.app/profile/${did}` : null;
}

/** Offsets in UTF-16 of those of the bytes at which a character begins, or the text ends. */
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
