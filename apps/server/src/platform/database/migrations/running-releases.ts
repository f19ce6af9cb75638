import type pg from 'pg';
import type { AppliedMigration } from './applied-migrations.ts';
import type { KnownSchema } from './known-schema.ts';
import { SchemaError } from './schema-error.ts';

const PREFIX = 'rotunda listener';
/** Identifies a migration; with it a name stays below the 63 bytes that PostgreSQL keeps. */
const HASH_LENGTH = 12;

/**
 * Returns the name of the one connection that each process keeps open. It tells other releases what this process is
 * and which tables it knows.
 *
 * @param process such as `web`
 */
export function listenerName(process: string, release: string, { migrations }: KnownSchema): string {
  return `${PREFIX} ${process} ${release} ${(migrations.at(-1)?.hash ?? 'none').slice(0, HASH_LENGTH)}`;
}

/**
 * Refuses to migrate a database while processes use it that don't work with the migrated tables.
 *
 * @throws SchemaError that names them
 */
export async function refuseRunning(
  client: pg.ClientBase,
  applied: readonly AppliedMigration[],
  known: KnownSchema,
  release: string,
): Promise<void> {
  const { rows } = await client.query<{ name: string; host: string | null }>(
    `select application_name as name, host(client_addr) as host from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like $1
     order by backend_start`,
    [`${PREFIX}%`],
  );
  const hashes = known.migrations.map(({ hash }) => hash);
  const since = known.worksSince === null ? hashes.length : hashes.indexOf(known.worksSince);
  const enough = new Set(hashes.slice(since).map((hash) => hash.slice(0, HASH_LENGTH)));
  const stuck = rows.filter(({ name }) => !enough.has(newestKnownTo(name, applied)));
  if (stuck.length === 0) return;
  const processes = stuck.map(({ name, host }) => `${describe(name)} on ${getPlace(host)}`);
  throw new SchemaError(
    `Processes of an earlier release use the database and cannot work with the tables of ${release}: ` +
      `${[...new Set(processes)].join(', ')}. Stop them, then start ${release} again.`,
  );
}

/** A release that doesn't tell what it knows knows what was applied when no release told. */
function newestKnownTo(name: string, applied: readonly AppliedMigration[]): string {
  const told = /^rotunda listener .* (\w+)$/.exec(name)?.[1];
  return told ?? applied.findLast(({ release }) => release === null)?.hash.slice(0, HASH_LENGTH) ?? '';
}

function describe(name: string): string {
  const [, process, release] = /^rotunda listener (.*) (\S+) \w+$/.exec(name) ?? [];
  return process === undefined ? 'a process' : `${process} (${release})`;
}

function getPlace(host: string | null): string {
  return host === null || host === '127.0.0.1' || host === '::1' ? 'this machine' : host;
}
