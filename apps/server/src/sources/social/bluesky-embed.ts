import type { MediaFact, PostRelationFact } from '@rotunda/domain';
import { z } from 'zod';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { publishedAddress, publishedLine, publishedText } from '../mapping/published-text.ts';
import { blueskyPostId, blueskyPostUrl } from './bluesky-post-id.ts';

/** A post has four images; a gallery of a hundred is not a real post. */
const MAX_IMAGES = 20;

const imagesSchema = z.looseObject({ images: z.array(z.looseObject({ alt: z.string().optional() })) });
const videoSchema = z.looseObject({
  $type: z.literal('app.bsky.embed.video'),
  alt: z.string().optional(),
});
const externalSchema = z.looseObject({ external: z.looseObject({ uri: z.string(), title: z.string().optional() }) });
const quoteSchema = z.looseObject({ record: z.looseObject({ uri: z.string() }) });
const quoteWithMediaSchema = z.looseObject({ record: quoteSchema, media: z.unknown() });

export interface EmbedFacts {
  media: MediaFact[];
  links: { url: string; title?: string }[];
  quotes: PostRelationFact[];
}

/**
 * Returns the attachments of a post: images, a video, a page, a quoted post, or a quoted post with one of the others.
 */
export function blueskyEmbed(embed: unknown): EmbedFacts {
  const both = quoteWithMediaSchema.safeParse(embed);
  const carried = both.success ? both.data.media : embed;
  const images = imagesSchema.safeParse(carried);
  const video = videoSchema.safeParse(carried);
  const external = externalSchema.safeParse(carried);
  const quote = quoteSchema.safeParse(both.success ? both.data.record : embed);
  const url = external.success ? publishedAddress(external.data.external.uri) : null;
  return {
    media: [
      ...(images.success ? images.data.images.slice(0, MAX_IMAGES).map(({ alt }) => getMedia('image', alt)) : []),
      ...(video.success ? [getMedia('video', video.data.alt)] : []),
    ],
    links:
      url === null || !external.success
        ? []
        : [definedFields({ url, title: publishedLine(external.data.external.title ?? '') })],
    quotes: quote.success ? relationTo('quote', quote.data.record.uri) : [],
  };
}

/** Returns the relation to the post at an `at://` URI; empty for anything else, such as a shared list or feed. */
export function relationTo(kind: PostRelationFact['kind'], uri: string): PostRelationFact[] {
  const fusionId = blueskyPostId(uri);
  return fusionId === undefined ? [] : [definedFields({ kind, fusionId, url: blueskyPostUrl(uri) })];
}

function getMedia(kind: MediaFact['kind'], alt: string | undefined): MediaFact {
  return definedFields({ kind, description: textOrUndefined(publishedText(alt ?? '')) });
}
