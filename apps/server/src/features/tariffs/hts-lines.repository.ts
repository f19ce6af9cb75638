import { htsChapters, htsLines, ingestRuns } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, count, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { CodeWord } from './codes/code-words.ts';
import { wordPattern } from './codes/word-pattern.ts';

/** The search column is never selected. */
const { searchWords: _searchWords, ...LINE } = getTableColumns(htsLines);
export type StoredTariffLine = Omit<typeof htsLines.$inferSelect, 'searchWords'>;

/** A heading found by words in its lines. */
export interface FoundHeading {
  code: string;
  chapter: number;
  words: string[];
  lineCount: number;
  description: string | null;
}

/** Last chapter of goods. Chapters 98 and 99 classify goods by what happens to them, not by what they are. */
const LAST_CHAPTER_OF_GOODS = 97;

/** Fields that a line needs from the lines above it. */
export type LineAbove = Pick<
  StoredTariffLine,
  'chapter' | 'position' | 'parentPosition' | 'htsno' | 'general' | 'special' | 'other'
>;

export interface TariffLineSearch {
  /** Beginning of a code, digits only: `2201` finds 2201.10.00.00. Empty matches every line. */
  codePrefix: string;
  /** Each must be the beginning of a word in the line, in a line above it or in the chapter's title. */
  words: readonly CodeWord[];
  skip: number;
  limit: number;
}

/** Reads and writes the Harmonized Tariff Schedule, which belongs to no organization. Only adopted loads are read. */
export function createHtsLinesRepository(db: DatabaseHandle) {
  const isRead = and(eq(htsChapters.loadId, htsLines.loadId), eq(htsChapters.chapter, htsLines.chapter));
  return {
    /**
     * Finds lines in schedule order. A search by words ranks first the lines that have all of them as whole words.
     * Among those, goods come before provisions for what happens to goods, then lines that contain the words
     * themselves, and headings before the lines under them.
     */
    async findLines(search: TariffLineSearch): Promise<{ results: StoredTariffLine[]; total: number }> {
      const isFound = and(...buildConditions(search));
      const rows = await db
        .select({ line: LINE, total: sql<number>`(count(*) over ())::int` })
        .from(htsLines)
        .innerJoin(htsChapters, isRead)
        .where(isFound)
        .orderBy(...getRank(search), asc(htsLines.chapter), asc(htsLines.position))
        .offset(search.skip)
        .limit(search.limit);
      const results = rows.map(({ line }) => line);
      const [first] = rows;
      // A page past the end has no row with the total, so the total is counted separately.
      if (first !== undefined || search.skip === 0) return { results, total: first?.total ?? 0 };
      const counted = db.select({ total: count() }).from(htsLines).innerJoin(htsChapters, isRead).where(isFound);
      return { results, total: (await counted)[0]?.total ?? 0 };
    },

    /** Returns the loaded chapters in order. */
    async findChapters(): Promise<(typeof htsChapters.$inferSelect)[]> {
      return db.select().from(htsChapters).orderBy(asc(htsChapters.chapter));
    },

    /** Returns every line of a chapter, in order. */
    async findChapterLines(chapter: number): Promise<StoredTariffLine[]> {
      return db
        .select(LINE)
        .from(htsLines)
        .innerJoin(htsChapters, isRead)
        .where(eq(htsLines.chapter, chapter))
        .orderBy(asc(htsLines.position));
    },

    /** Returns the lines above the given ones, up to their headings. */
    async findLinesAbove(lines: readonly StoredTariffLine[]): Promise<LineAbove[]> {
      if (lines.length === 0) return [];
      const { rows } = await db.execute<LineAbove & Record<string, unknown>>(sql`
        with recursive above as (
          select l.load_id, l.chapter, l.position, l.parent_position, l.htsno, l.general, l.special, l.other
          from unnest(${sql.param(lines.map(({ loadId }) => loadId))}::uuid[],
            ${sql.param(lines.map(({ chapter }) => chapter))}::smallint[],
            ${sql.param(lines.map(({ parentPosition }) => parentPosition))}::int[]) as asked (load_id, chapter, position)
          join ${htsLines} l using (load_id, chapter, position)
          union
          select l.load_id, l.chapter, l.position, l.parent_position, l.htsno, l.general, l.special, l.other
          from above join ${htsLines} l
            on l.load_id = above.load_id and l.chapter = above.chapter and l.position = above.parent_position
        )
        select chapter, position, parent_position as "parentPosition", htsno, general, special, other from above`);
      return rows;
    },

    /** Returns the first lines under a code that state a general rate, and how many there are. */
    async findRatedLines(codePrefix: string, limit: number): Promise<{ results: StoredTariffLine[]; total: number }> {
      const isFound = and(sql`${htsLines.digits} like ${`${literal(codePrefix)}%`}`, isNotNull(htsLines.general));
      const lines = db.select(LINE).from(htsLines).innerJoin(htsChapters, isRead).where(isFound);
      const results = await lines.orderBy(asc(htsLines.chapter), asc(htsLines.position)).limit(limit);
      const counted = db.select({ total: count() }).from(htsLines).innerJoin(htsChapters, isRead).where(isFound);
      return { results, total: (await counted)[0]?.total ?? 0 };
    },

    /** Returns the lines of these codes, given as digits. */
    async findByCodes(digits: readonly string[]): Promise<StoredTariffLine[]> {
      return db
        .select(LINE)
        .from(htsLines)
        .innerJoin(htsChapters, isRead)
        .where(isOneOf(htsLines.digits, digits))
        .orderBy(asc(htsLines.chapter), asc(htsLines.position));
    },

    /** Returns headings of goods with lines that contain one of these words, those with the most words first. */
    async findHeadings(words: readonly string[], limit: number): Promise<FoundHeading[]> {
      if (words.length === 0) return [];
      const { rows } = await db.execute<FoundHeading & Record<string, unknown>>(sql`
        with found as (
          select l.chapter, l.load_id, left(l.digits, 4) as code, w.word
          from ${htsLines} l
          join ${htsChapters} c on c.load_id = l.load_id and c.chapter = l.chapter
          join unnest(${sql.param([...words])}::text[], ${sql.param(words.map(wordPattern))}::text[]) as w(word, pattern)
            on lower(l.description) ~ w.pattern
          where l.digits is not null and l.chapter <= ${LAST_CHAPTER_OF_GOODS}
        )
        select code, chapter, array_agg(distinct word) as words, count(*)::int as "lineCount",
          (select h.description from ${htsLines} h
            where h.load_id = found.load_id and h.chapter = found.chapter and starts_with(h.digits, found.code)
            order by h.position limit 1) as description
        from found group by chapter, load_id, code
        order by count(distinct word) desc, count(*) desc, code limit ${limit}`);
      return rows;
    },

    /** Returns content hashes by line key, for the current lines of these chapters. */
    async findHashes(chapters: readonly number[], lineKeys: readonly string[]): Promise<Map<string, Set<string>>> {
      const rows = await db
        .select({ lineKey: htsLines.lineKey, contentHash: htsLines.contentHash })
        .from(htsLines)
        .innerJoin(htsChapters, isRead)
        .where(and(isOneOf(htsChapters.chapter, chapters), isOneOf(htsLines.lineKey, lineKeys)));
      const hashes = new Map<string, Set<string>>();
      for (const { lineKey, contentHash } of rows)
        hashes.set(lineKey, (hashes.get(lineKey) ?? new Set()).add(contentHash));
      return hashes;
    },

    /** Returns the editions in use of these chapters; chapters without a stated one are absent. */
    async findEditions(chapters: readonly number[]): Promise<Map<number, string>> {
      const rows = await db
        .select({ chapter: htsChapters.chapter, edition: htsChapters.edition })
        .from(htsChapters)
        .where(isOneOf(htsChapters.chapter, chapters));
      return new Map(rows.flatMap(({ chapter, edition }) => (edition === null ? [] : [[chapter, edition] as const])));
    },

    /** Writes lines of a load that is not adopted yet. Idempotent. */
    async upsertLines(lines: readonly (typeof htsLines.$inferInsert)[]): Promise<void> {
      const { loadId, chapter, position } = htsLines;
      await bulkInsert(db, htsLines, lines, { onConflict: { target: [loadId, chapter, position], update: 'all' } });
    },

    /** Makes this load the current copy of its chapters and deletes the previous copies. */
    async activateLoad(loadId: string, nowTs: UnixSeconds): Promise<void> {
      const { rowCount } = await db.execute(sql`
        insert into ${htsChapters} (chapter, load_id, edition, line_count, replaced_ts)
        select ${htsLines.chapter}, ${loadId}::uuid, max(${htsLines.edition}), count(*)::int, ${nowTs}::bigint
        from ${htsLines} where ${htsLines.loadId} = ${loadId} group by ${htsLines.chapter}
        on conflict (chapter) do update set load_id = excluded.load_id, edition = excluded.edition,
          line_count = excluded.line_count, replaced_ts = excluded.replaced_ts`);
      if (rowCount === 0) return;
      await db.execute(sql`
        delete from ${htsLines} l where l.load_id <> ${loadId} and ${isAbandoned}
          and not exists (select 1 from ${htsChapters} c where c.load_id = l.load_id and c.chapter = l.chapter)`);
    },
  };
}

/**
 * Condition for loads that will get no more lines: all except those of file runs that did not finish, which may be
 * resumed.
 */
const isAbandoned = sql`not exists (select 1 from ${ingestRuns} r
  where r.run_id = l.load_id and r.mode = 'file' and r.state <> 'finished')`;

function buildConditions({ codePrefix, words }: TariffLineSearch): SQL[] {
  return [
    ...(codePrefix === '' ? [] : [sql`${htsLines.digits} like ${`${literal(codePrefix)}%`}`]),
    ...words.map(
      ({ beginning, chapters }) =>
        sql`(${htsLines.searchWords} ~ ${beginning} or ${htsLines.chapter} = any(${sql.param([...chapters])}::smallint[]))`,
    ),
  ];
}

function getRank({ words }: TariffLineSearch): SQL[] {
  if (words.length === 0) return [];
  const own = sql`lower(${htsLines.description})`;
  const count = (matches: (word: CodeWord) => SQL) =>
    sql.join(
      words.map((word) => sql`(${matches(word)})::int`),
      sql` + `,
    );
  return [
    sql`(${count(({ whole }) => sql`${htsLines.searchWords} ~ ${whole}`)}) desc`,
    sql`${htsLines.chapter} > ${LAST_CHAPTER_OF_GOODS}`,
    sql`(${count(({ whole }) => sql`${own} ~ ${whole}`)}) desc`,
    // A description begins with its subject, so a word at its start ranks higher.
    sql`(${count(({ whole }) => sql`${own} ~ ${`^${whole}`}`)}) desc`,
    sql`(${count(({ beginning }) => sql`${own} ~ ${beginning}`)}) desc`,
    asc(htsLines.indent),
  ];
}

/** Escapes the text so that LIKE matches it literally. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
