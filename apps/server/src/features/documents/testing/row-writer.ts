import type pg from 'pg';

interface Column {
  name: string;
  type: string;
}

/** Values of some columns that several rows of a table have in common. */
interface Shared {
  columns: readonly string[];
  label: number;
}

/**
 * Writes rows of any table with made-up values for what it requires, so that a test about all tables includes new ones
 * by itself. Foreign keys, checks and triggers of the tables are taken away.
 */
export class RowWriter {
  #made = 1000;
  private constructor(
    private readonly pool: pg.Pool,
    private readonly tables: readonly string[],
    private readonly columns: ReadonlyMap<string, readonly Column[]>,
  ) {}

  static async open(pool: pg.Pool, tables: readonly string[]): Promise<RowWriter> {
    const { rows: constraints } = await pool.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
       where contype in ('c', 'f') and conrelid = any($1::text[]::regclass[])`,
      [tables],
    );
    for (const { table, name } of constraints) await pool.query(`alter table ${table} drop constraint ${name}`);
    for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
    const columns = new Map<string, Column[]>();
    for (const table of tables) {
      const { rows } = await pool.query<Column>(
        `select column_name as name, udt_name as type from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
           and is_identity = 'NO' and is_generated = 'NEVER'`,
        [table],
      );
      columns.set(table, rows);
    }
    return new RowWriter(pool, tables, columns);
  }

  async clear(): Promise<void> {
    await this.pool.query(`truncate ${this.tables.join(', ')} cascade`);
  }

  /** @param shared columns whose values depend on the label alone; all others differ from row to row */
  async insert(table: string, given: Readonly<Record<string, unknown>>, shared?: Shared): Promise<void> {
    this.#made += 1;
    const required = (this.columns.get(table) ?? []).map(({ name, type }): [string, unknown] => {
      const isShared = shared?.columns.includes(name) === true;
      return [name, inventValue(type, isShared ? shared.label : this.#made)];
    });
    const row = { ...Object.fromEntries(required), ...given };
    const names = Object.keys(row);
    await this.pool.query(
      `insert into ${table} (${names.join(', ')}) overriding system value
       values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }
}

/** @param number equal numbers make equal values */
function inventValue(type: string, number: number): unknown {
  if (type.startsWith('_')) return [];
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (type === 'bool') return false;
  if (type === 'jsonb') return '{}';
  if (type === 'date') return '2026-01-01';
  if (type === 'bytea') return Buffer.alloc(0);
  if (/^(?:int|float|numeric)/.test(type)) return number;
  return type === 'tsvector' ? '' : String(number);
}
