/**
 * Returns the search parameters that a route reads and nothing else. The router merges them over the raw parameters, so
 * refused ones are set to undefined explicitly.
 */
export function pickKnownParams<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    return { ...nothing, ...read(search) };
  };
}
