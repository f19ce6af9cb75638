const PAGE = 100;

/**
 * Reads a complete list from the product, page by page.
 *
 * @param {{ get: (path: string) => Promise<object | undefined> }} ask
 * @param {string} address Address of the list, including its query.
 * @returns {Promise<object[] | undefined>} undefined if the list's owner does not exist.
 */
export async function fetchAllPages(ask, address) {
  const rows = [];
  for (;;) {
    const separator = address.includes('?') ? '&' : '?';
    const page = await ask.get(`${address}${separator}pageSize=${PAGE}&offset=${rows.length}`);
    if (page === undefined) return undefined;
    rows.push(...page.results);
    if (rows.length >= page.total || page.results.length === 0) return rows;
  }
}
