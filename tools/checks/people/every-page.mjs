const PAGE = 100;

/**
 * Everything a list of the product has, page by page.
 *
 * @param {{ get: (path: string) => Promise<object | undefined> }} ask
 * @param {string} address of the list, with what is asked for
 * @returns {Promise<object[] | undefined>} undefined where what the list belongs to is not held
 */
export async function everyPage(ask, address) {
  const rows = [];
  for (;;) {
    const separator = address.includes('?') ? '&' : '?';
    const page = await ask.get(`${address}${separator}pageSize=${PAGE}&offset=${rows.length}`);
    if (page === undefined) return undefined;
    rows.push(...page.results);
    if (rows.length >= page.total || page.results.length === 0) return rows;
  }
}
