import { createHash } from 'node:crypto';
import { SOCIAL_PLATFORMS, STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import type { PostCounts, PostRelationFact, SocialPostRecord } from '@rotunda/domain';
import { z } from 'zod';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { publishedAddress, publishedLine, publishedText } from '../mapping/published-text.ts';
import { statedLanguage } from '../mapping/stated-language.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { profileUrl } from './profile-url.ts';

export type MappedPost = { ok: true; record: SocialPostRecord } | { ok: false; reason: string };

/** Required columns of a table of posts. */
export const POST_COLUMNS = ['platform', 'posted_at', 'author_name', 'text'] as const;

/** Maximum characters of a post id; longer than any that platforms use. */
const MAX_POST_ID = 200;
/** Maximum images or pages of a post. */
const MAX_ENTRIES = 100;

const optional = z.union([z.string(), z.number()]).nullish().transform(textOrUndefined);

/** Entries are separated by `|` in CSV. */
const list = z
  .union([z.string().transform((text) => text.split('|', MAX_ENTRIES + 1)), z.array(z.string())])
  .pipe(z.array(z.string()).max(MAX_ENTRIES))
  .nullish()
  .transform((entries) => (entries ?? []).flatMap((entry) => textOrUndefined(publishedText(entry)) ?? []));

const count = optional
  .transform((figure) => (figure === undefined ? undefined : Number(figure)))
  .pipe(z.number().int().min(0).optional());

const rowSchema = z.object({
  platform: z.string().trim().toLowerCase().pipe(z.enum(SOCIAL_PLATFORMS)),
  posted_at: z.string(),
  author_name: z
    .string()
    .transform((name) => publishedLine(name) ?? '')
    .pipe(z.string().min(1)),
  text: z.string(),
  author_handle: optional,
  stakeholder_type: optional.transform((type) => type?.toLowerCase()).pipe(z.enum(STAKEHOLDER_TYPES).optional()),
  person_id: optional,
  post_id: optional.pipe(z.string().max(MAX_POST_ID).optional()),
  url: optional,
  author_url: optional,
  language: optional,
  links: list,
  images: list,
  videos: list,
  reply_to: optional,
  quote_of: optional,
  repost_of: optional,
  replies: count,
  reposts: count,
  quotes: count,
  likes: count,
});
type Row = z.output<typeof rowSchema>;

/** Maps a post of a table, by the columns that the operators' guide names. A time without a zone is UTC. */
export function mapPostRow(upstream: unknown): MappedPost {
  const valid = validateRecord(rowSchema, upstream);
  if (!valid.ok) return valid;
  const row = valid.value;
  const posted = statedMoment(row.posted_at);
  if (posted === undefined) return { ok: false, reason: `posted_at is not a readable date: ${row.posted_at}` };
  const handle = textOrUndefined(publishedLine(row.author_handle ?? '')?.replace(/^@/, ''));
  const url = publishedAddress(row.url) ?? undefined;
  return {
    ok: true,
    record: definedFields({
      kind: 'social-post' as const,
      fusionId: `post-${row.platform}-${getKey(row, url, handle ?? row.author_name)}`,
      part: 'main',
      text: publishedText(row.text).trim(),
      platform: row.platform,
      stakeholderType: row.stakeholder_type ?? 'other',
      authorName: row.author_name,
      authorHandle: handle,
      authorUrl: publishedAddress(row.author_url) ?? profileUrl(row.platform, handle),
      authorFusionId: row.person_id,
      postedTs: posted.ts ?? Date.parse(`${posted.date}T00:00:00Z`) / 1000,
      postedOn: posted.date,
      hasPostedTime: posted.ts !== undefined,
      ...statedLanguage(row.language),
      links: listOrUndefined(row.links.flatMap((address) => linkTo(address))),
      media: listOrUndefined([
        ...row.images.map((description) => ({ kind: 'image' as const, description })),
        ...row.videos.map((description) => ({ kind: 'video' as const, description })),
      ]),
      relations: listOrUndefined(getRelations(row)),
      counts: getCounts(row),
      sourceUrl: url,
    }),
  };
}

function linkTo(address: string): { url: string }[] {
  const url = publishedAddress(address);
  return url === null ? [] : [{ url }];
}

function getRelations({ reply_to: reply, quote_of: quote, repost_of: repost }: Row): PostRelationFact[] {
  const addresses = { reply, quote, repost };
  return (['reply', 'quote', 'repost'] as const).flatMap((kind) => {
    const url = publishedAddress(addresses[kind]);
    return url === null ? [] : [{ kind, url }];
  });
}

function getCounts({ replies, reposts, quotes, likes }: Row): PostCounts | undefined {
  const counts = definedFields({ replies, reposts, quotes, likes });
  return Object.keys(counts).length === 0 ? undefined : counts;
}

/**
 * Returns what distinguishes a post on its platform: its id, otherwise its address and time, because several posts may
 * name the page of their author. An id that cannot be part of an address gets a hash of the original, because `a:1` and
 * `a.1` are two posts.
 */
function getKey({ post_id: id, posted_at: postedAt, text }: Row, url: string | undefined, author: string): string {
  if (id === undefined)
    return fingerprint(url === undefined ? `${author}\n${postedAt}\n${text}` : `${url}\n${postedAt}`);
  const plain = id.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return plain === id ? id : [plain, fingerprint(id)].filter(Boolean).join('-');
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
