import type { XmlElement } from '../reading/index.ts';

const OF_THE_UNITED_STATES = 'of the United States of America in Congress assembled,';

/**
 * Returns the enacting clause, which the older markup leaves to the printer, so that search finds it and versions in
 * both markups compare as equal. Returns it only once, and not when the document says that it is left out.
 */
export function enactingClause(root: XmlElement, body: XmlElement): string | undefined {
  const shown = body.attribute('display-enacting-clause') ?? 'yes';
  const isFirst = root.elements(body.localName)[0] === body;
  if (!isFirst || shown.startsWith('no')) return undefined;
  if (root.localName === 'bill')
    return `Be it enacted by the Senate and House of Representatives ${OF_THE_UNITED_STATES}`;
  if (root.localName !== 'resolution') return undefined;
  const kind = root
    .child('form')
    ?.child('legis-num')
    ?.plainText()
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (kind === 'hjres' || kind === 'sjres') {
    return `Resolved by the Senate and House of Representatives ${OF_THE_UNITED_STATES}`;
  }
  if (kind === 'hconres') return 'Resolved by the House of Representatives (the Senate concurring),';
  if (kind === 'sconres') return 'Resolved by the Senate (the House of Representatives concurring),';
  return 'Resolved,';
}
