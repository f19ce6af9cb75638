import type pg from 'pg';
import { searchModelSchema } from '@rotunda/contract';
import type { Random } from '../percolation/random.ts';
import type { Language } from '../search/corpus.ts';

const PAGE = 5000;
/**
 * Most frequent rank of the searched words. They are rare enough that a document creates about a thousand alerts, as
 * many as a busy one may.
 */
const COMMONEST = 1500;

export interface SearchOwner {
  organizationId: string;
  userId: string;
  projectIds: readonly string[];
}

/**
 * Writes saved searches directly into the tables, because a hundred thousand API calls would take an hour: 40 % words
 * and phrases, 40 % boolean queries, 10 % prefixes, 10 % proximities, four in five for one document type.
 */
export async function insertSearches(
  pool: pg.Pool,
  owner: SearchOwner,
  options: { count: number; language: Language; random: Random; nowTs: number },
): Promise<void> {
  const { count, language, random, nowTs } = options;
  for (let from = 0; from < count; from += PAGE) {
    const rows = Array.from({ length: Math.min(PAGE, count - from) }, (_, index) => ({
      title: `Search ${from + index + 1}`,
      project_id: owner.projectIds[(from + index) % owner.projectIds.length],
      search_model: searchModelSchema.parse({
        rawTextSearch: createText(language, random),
        datasetTypes: random.chance(0.8) ? [random.chance(0.7) ? 'Legislation' : 'Regulation'] : [],
      }),
    }));
    await pool.query(
      `insert into saved_searches (saved_search_id, organization_id, project_id, title, search_model, created_by, created_ts, updated_ts)
       select gen_random_uuid(), $1, project_id, title, search_model, $2, $3, $3
       from jsonb_to_recordset($4::jsonb) as row(title text, project_id uuid, search_model jsonb)`,
      [owner.organizationId, owner.userId, nowTs, JSON.stringify(rows)],
    );
  }
}

function createText(language: Language, random: Random): string {
  const word = () => language.words[random.logUniform(COMMONEST, language.words.length - 1)] ?? 'word';
  const kind = random.next();
  if (kind < 0.25) return word();
  if (kind < 0.4)
    return `"${language.collocations[random.integer(0, language.collocations.length - 1)]?.join(' ') ?? word()}"`;
  if (kind < 0.8) {
    const either = (words: number) => `(${Array.from({ length: words }, word).join(' OR ')})`;
    const both = `${either(random.integer(1, 5))} AND ${either(random.integer(1, 5))}`;
    return random.chance(0.3) ? `${both} NOT ${word()}` : both;
  }
  if (kind < 0.9) return `${word().slice(0, 8).padEnd(3, 'a')}*`;
  return `${word()} w/${random.integer(2, 25)} ${word()}`;
}
