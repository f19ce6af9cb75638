/** Any origin of no real host serves: only what the browser makes of the path matters. */
const HERE = 'http://here.invalid';
/** Browsers drop tabs and line breaks from addresses and read a backslash as a slash. */
const DISGUISES = /[\p{Cc}\\]/u;

/**
 * The path, query and fragment to follow within this product; null for every address that leads, or could be read as
 * leading, to another site.
 */
export function ownPathOf(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  if (origin !== HERE || DISGUISES.test(address)) return null;
  const path = decode(pathname);
  if (path === null || path.startsWith('//') || DISGUISES.test(path)) return null;
  return pathname + search + hash;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
