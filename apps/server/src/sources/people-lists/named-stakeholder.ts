import { committeeId, personId } from '@rotunda/domain';

/** Publishers' keys by which people of other sources are held or known. */
const NAMESPACES: ReadonlySet<string> = new Set(['bioguide', 'govtrack', 'lis', 'legiscan', 'parl']);

/**
 * The id of a person or committee that a list names by a publisher's key (`bioguide:S000148`, `ocd-person/…`,
 * `thomas:HSAG`) or by its own id here.
 *
 * @returns undefined for a key of no publisher this product knows
 */
export function namedStakeholder(kind: 'person' | 'committee', key: string): string | undefined {
  if (new RegExp(`^${kind}-[A-Za-z0-9-]+$`).test(key)) return key;
  if (kind === 'committee') {
    const code = /^(?:thomas:)?([HSJ][A-Z]{3}\d{0,2})$/i.exec(key)?.[1];
    if (code !== undefined) return committeeId('us', code);
    // Its own committee is found by this key, which its publisher knows it by.
    return /^ocd-organization\/[\da-f-]+$/.test(key) ? key : undefined;
  }
  const ocd = /^ocd-person\/([\da-f-]+)$/.exec(key)?.[1];
  if (ocd !== undefined) return personId('ocd', ocd);
  const [, namespace = '', own = ''] = /^([a-z]+):(\w+)$/.exec(key) ?? [];
  return NAMESPACES.has(namespace) ? personId(namespace, own) : undefined;
}
