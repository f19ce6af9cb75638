import type { CqCategory } from '@rotunda/domain';

/** Address of a document's page: `/cq/news/n-1`. */
export function cqPath(category: CqCategory, cqUid: string): string {
  return `/cq/${category}/${encodeURIComponent(cqUid)}`;
}

/** Address that leads on to what a reference means, which is asked for when it is opened. */
export function refPath({ type, ref }: { type: string; ref: string }): string {
  // Quoted as JSON, so that a reference such as `45` is read back as the text it is.
  return `/cq/resolve-ref?${new URLSearchParams({ ref_type: type, ref: JSON.stringify(ref) }).toString()}`;
}
