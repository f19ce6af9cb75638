import type pg from 'pg';

/** A row of an organization that was written. */
export interface WrittenRow {
  name: string;
  was: unknown;
  became: unknown;
}

const OF_ORGANIZATION = `
  select quote_ident(c.table_name) as name, c.column_name as key from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and c.column_name in ('organization_id', 'organization_id')`;

/** Identity tables without an organization column, each with the column that identifies the owner. */
const OF_IDENTITY = [
  { name: 'organization', key: 'id' },
  { name: '"user"', key: 'id' },
  { name: 'account', key: 'user_id' },
  { name: 'session', key: 'user_id' },
];

/** Records a row if it belonged or now belongs to the organization or to one of its members. */
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
 * Makes the database record every inserted, changed or deleted row of an organization, in each table that has an
 * organization column and in the identity tables. Comparing all rows before and after a call would become slower as
 * rows accumulate.
 *
 * @returns A function that returns the rows recorded since its last call.
 */
export async function watchWrites(pool: pg.Pool, organizationId: string): Promise<() => Promise<WrittenRow[]>> {
  const { rows } = await pool.query<{ name: string; key: string }>(OF_ORGANIZATION);
  const triggers = [...rows, ...OF_IDENTITY].map(
    ({ name, key }) =>
      `create trigger note_written_row after insert or update or delete on ${name}
         for each row execute function note_written_row('${key}', '${organizationId}')`,
  );
  await pool.query([NOTE, ...triggers].join(';'));
  return async () => (await pool.query<WrittenRow>('delete from written_rows returning name, was, became')).rows;
}
