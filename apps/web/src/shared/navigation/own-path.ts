/** Base origin for parsing. It must not be a real host, because only the parsed path matters. */
const BASE_ORIGIN = 'http://here.invalid';
/** Browsers remove tabs and line breaks from addresses and treat a backslash as a slash. */
const DISGUISES = /[\p{Cc}\\]/u;

/**
 * Returns the path, query and fragment of an address within this product; null for an address that leads, or could be
 * interpreted as leading, to another site.
 */
export function getOwnPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, BASE_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE_ORIGIN);
  if (origin !== BASE_ORIGIN || DISGUISES.test(address)) return null;
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
