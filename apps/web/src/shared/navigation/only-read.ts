/**
 * What a route reads of its address and nothing beside it: the router lays what is read over what the address holds, and
 * a value that was refused would shine through.
 */
export function onlyRead<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    return { ...nothing, ...read(search) };
  };
}
