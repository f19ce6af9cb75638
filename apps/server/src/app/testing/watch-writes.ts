import type pg from 'pg';

/** One row of an organisation that was written. */
export interface WrittenRow {
  name: string;
  was: unknown;
  became: unknown;
}

const OF_ORGANISATION = `
  select quote_ident(c.table_name) as name, c.column_name as key from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and c.column_name in ('organisation_id', 'organization_id')`;

/** Those of identity that do not name the organisation itself, by the column that says whose a row is. */
const OF_IDENTITY = [
  { name: 'organization', key: 'id' },
  { name: '"user"', key: 'id' },
  { name: 'account', key: 'user_id' },
  { name: 'session', key: 'user_id' },
];

/** A row counts that was or became the organisation's, or one of its people's. */
const NOTE = `
  create table written_rows (name text not null, was jsonb, became jsonb);
  create function note_written_row() returns trigger language plpgsql as $$
    declare
      was jsonb := to_jsonb(old);
      became jsonb := to_jsonb(new);
      owners text[] := array[was ->> tg_argv[0], became ->> tg_argv[0]];
    begin
      if was is distinct from became
        and (tg_argv[1] = any(owners)
          or exists (select from member where organization_id = tg_argv[1] and user_id = any(owners))) then
        insert into written_rows values (tg_table_name, was, became);
      end if;
      return null;
    end $$;`;

/**
 * Has the database note every row of an organisation that is inserted, changed or deleted, in each table that names
 * one and those of identity: looking at all rows before and after a call takes longer the more of them there are.
 *
 * @returns hands over the rows noted since it was last called
 */
export async function watchWrites(pool: pg.Pool, organisationId: string): Promise<() => Promise<WrittenRow[]>> {
  const { rows } = await pool.query<{ name: string; key: string }>(OF_ORGANISATION);
  const triggers = [...rows, ...OF_IDENTITY].map(
    ({ name, key }) =>
      `create trigger note_written_row after insert or update or delete on ${name}
         for each row execute function note_written_row('${key}', '${organisationId}')`,
  );
  await pool.query([NOTE, ...triggers].join(';'));
  return async () => (await pool.query<WrittenRow>('delete from written_rows returning name, was, became')).rows;
}
