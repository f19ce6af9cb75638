import { getServer } from '../faults/own-server.mjs';

/**
 * Counts the rows of every table of an installation. A table is known by its oid, which stays when it is renamed.
 *
 * @param {string} home
 * @returns {Promise<Map<number, { name: string, count: number }>>}
 */
export async function countRows(home) {
  const { query } = getServer(home);
  const tables = await query(
    `select oid::int, relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const counts = tables.map(({ oid, name }) => `select ${oid} as oid, '${name}' as name, count(*)::int from "${name}"`);
  const rows = await query(counts.join(' union all '));
  return new Map(rows.map(({ oid, name, count }) => [oid, { name, count }]));
}

/**
 * @param {Map<number, { name: string, count: number }>} before
 * @param {Map<number, { name: string, count: number }>} after
 * @returns {string[]} What of the earlier rows is gone.
 */
export function findLosses(before, after) {
  return [...before].flatMap(([oid, { name, count }]) => {
    const left = after.get(oid)?.count ?? 0;
    return left < count ? [`${name} had ${count} rows and has ${left} after the upgrade`] : [];
  });
}
