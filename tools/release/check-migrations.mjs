/**
 * Finds migrations of the last release that were changed or removed, although databases have them.
 *
 * @param {{ released: Map<string, string>, current: Map<string, string>, squashed: readonly string[] }} files
 *   `released` and `current`: text by file name; `squashed`: names without extension that one migration replaces
 * @returns {string[]} one sentence each
 */
export function findChangedMigrations({ released, current, squashed }) {
  const replaced = new Set(squashed.map((name) => `${name}.sql`));
  return [...released].flatMap(([name, text]) => {
    if (!current.has(name)) return replaced.has(name) ? [] : [`The migration ${name} of the last release is missing.`];
    return current.get(name) === text ? [] : [`The migration ${name} was changed after it was released.`];
  });
}
