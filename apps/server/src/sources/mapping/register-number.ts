/**
 * Returns `fr-2016-08679`; corrections keep their mark (`fr-C1-2014-25788`), old numbers their form (`fr-94-2261`). Some
 * documents on public inspection have two dashes (`2014--11843`), which the printed number does not have.
 */
export function registerId(documentNumber: string): string {
  return `fr-${documentNumber
    .trim()
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/-{2,}/g, '-')}`;
}

const NUMBER = /^(?:FR\s+Doc\.?\s*(?:No\.?\s*)?)?((?:[A-Z]\d{0,2}-)?(?:\d{2}|\d{4})-\d{3,6}|[A-Z]\d-\d{3,6})$/i;

/**
 * Returns the single Federal Register document that a text names: `2020-22330`, `E9-1234`, `C1-2014-25788`, `FR Doc.
 * 2020–28747`. Regulations.gov's field also contains bare numbers, citations and lists of numbers, which name no single
 * document.
 */
export function registerNumberIn(text: string): string | undefined {
  return NUMBER.exec(text.trim().replace(/[‐-―−]/g, '-'))?.[1]?.toUpperCase();
}
