import { createHash } from 'node:crypto';
import { SOCIAL_PLATFORMS, STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { type SocialPostRecord, webAddress } from '@rotunda/domain';
import { z } from 'zod';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import { validateRecord } from '../mapping/validate-record.ts';

export type MappedPost = { ok: true; record: SocialPostRecord } | { ok: false; reason: string };

/** Columns without which a table is none of posts. */
export const POST_COLUMNS = ['platform', 'posted_at', 'author_name', 'text'] as const;

const optional = z.union([z.string(), z.number()]).nullish().transform(textOrUndefined);

const rowSchema = z.object({
  platform: z.string().trim().toLowerCase().pipe(z.enum(SOCIAL_PLATFORMS)),
  posted_at: z.string(),
  author_name: z.string().trim().min(1),
  text: z.string(),
  author_handle: optional,
  stakeholder_type: optional.transform((type) => type?.toLowerCase()).pipe(z.enum(STAKEHOLDER_TYPES).optional()),
  person_id: optional,
  post_id: optional,
  url: optional,
});

/** A post of a table, by the columns the operators' guide names. A time without a zone is UTC. */
export function mapPostRow(upstream: unknown): MappedPost {
  const valid = validateRecord(rowSchema, upstream);
  if (!valid.ok) return valid;
  const row = valid.value;
  const posted = statedMoment(row.posted_at);
  if (posted === undefined) return { ok: false, reason: `posted_at is no readable date: ${row.posted_at}` };
  const handle = row.author_handle?.replace(/^@/, '');
  const url = webAddress(row.url ?? null) ?? undefined;
  const key = row.post_id ?? url ?? fingerprint(`${handle ?? row.author_name}\n${row.posted_at}\n${row.text}`);
  return {
    ok: true,
    record: definedFields({
      kind: 'social-post' as const,
      fusionId: `post-${row.platform}-${idPart(row.post_id === undefined ? fingerprint(key) : key)}`,
      part: 'main',
      text: row.text.trim(),
      platform: row.platform,
      stakeholderType: row.stakeholder_type ?? 'other',
      authorName: row.author_name,
      authorHandle: handle,
      authorFusionId: row.person_id,
      postedTs: posted.ts ?? Date.parse(`${posted.date}T00:00:00Z`) / 1000,
      sourceUrl: url,
    }),
  };
}

/** Letters, figures and dashes; the platform's own case is kept. */
function idPart(key: string): string {
  return key.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
