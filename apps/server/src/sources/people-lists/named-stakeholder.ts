import { committeeId, personId } from '@rotunda/domain';

/** Prefixes of publishers' keys that identify people of other sources. */
const NAMESPACES: ReadonlySet<string> = new Set(['bioguide', 'govtrack', 'lis', 'legiscan', 'parl']);

/**
 * Returns the id of a person or committee named by a publisher's key (`bioguide:S000148`, `ocd-person/…`,
 * `thomas:HSAG`) or by its own id in this product.
 *
 * @returns undefined for a key of an unknown publisher
 */
export function namedStakeholder(kind: 'person' | 'committee', key: string): string | undefined {
  if (new RegExp(`^${kind}-[A-Za-z0-9-]+$`).test(key)) return key;
  if (kind === 'committee') {
    const code = /^(?:thomas:)?([HSJ][A-Z]{3}\d{0,2})$/i.exec(key)?.[1];
    if (code !== undefined) return committeeId('us', code);
    // The publisher's id is also a key by which its committee can be found.
    return /^ocd-organization\/[\da-f-]+$/.test(key) ? key : undefined;
  }
  const ocd = /^ocd-person\/([\da-f-]+)$/.exec(key)?.[1];
  if (ocd !== undefined) return personId('ocd', ocd);
  const [, namespace = '', own = ''] = /^([a-z]+):(\w+)$/.exec(key) ?? [];
  return NAMESPACES.has(namespace) ? personId(namespace, own) : undefined;
}
