/**
 * Names the given parameters that a page reads as absent, for pages that read their address without `createListSearch`.
 *
 * @param names the parameters that narrow what the page shows
 */
export function unreadParams<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
  names: readonly (keyof Search & string)[],
): (search: Record<string, unknown>) => readonly string[] {
  return (search) => {
    const known = read(search);
    return names.filter((name) => isGiven(search[name]) && !Object.hasOwn(known, name));
  };
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
