import type { CqCategory } from '@rotunda/domain';

/** Returns the address of a document's page, e.g. `/cq/news/n-1`. */
export function cqPath(category: CqCategory, cqUid: string): string {
  return `/cq/${category}/${encodeURIComponent(cqUid)}`;
}

/** Returns an address that resolves a reference when it is opened. */
export function refPath({ type, ref }: { type: string; ref: string }): string {
  // Quoted as JSON, so that a reference such as `45` is read back as text.
  return `/cq/resolve-ref?${new URLSearchParams({ ref_type: type, ref: JSON.stringify(ref) }).toString()}`;
}
