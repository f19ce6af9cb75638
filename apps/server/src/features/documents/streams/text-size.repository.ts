import { documentTexts } from '@rotunda/database';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/**
 * Texts that take less than this on disk are at most 40 MB long, because PostgreSQL compresses by a factor of ninety at
 * most.
 */
const SHORT_ON_DISK = 400_000;

/**
 * Returns the size in bytes of a text, or of all texts of a document, when read. Returns 0 for texts that are certainly
 * short, because their exact length is not worth the time to compute it.
 */
export async function getTextBytes(
  db: DatabaseHandle,
  of: { fusionId: string } | { fnDocumentId: string },
): Promise<number> {
  const condition =
    'fusionId' in of ? eq(documentTexts.fusionId, of.fusionId) : eq(documentTexts.fnDocumentId, of.fnDocumentId);
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${documentTexts.sections})), 0)`.mapWith(Number) })
    .from(documentTexts)
    .where(condition);
  if ((stored?.bytes ?? 0) < SHORT_ON_DISK) return 0;
  const [read] = await db
    .select({ bytes: sql<number>`sum(octet_length(${documentTexts.sections}::text))`.mapWith(Number) })
    .from(documentTexts)
    .where(condition);
  return read?.bytes ?? 0;
}
