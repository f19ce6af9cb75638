import { escapeXml } from './escape-xml.ts';

/** Most links of one sheet: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const MAX_LINKS = 65_530;
/** Longest address that Excel opens, in characters. */
const MAX_CHARACTERS = 2079;

/** Collects the links of a sheet, which its XML lists after the rows. Addresses that Excel cannot open stay text. */
export class SheetLinks {
  readonly #links: { reference: string; address: string }[] = [];

  /**
   * Adds the link of a cell.
   * @returns whether the cell is a link
   */
  add(reference: string, value: string): boolean {
    if (this.#links.length >= MAX_LINKS) return false;
    const address = getWebAddress(value);
    if (address === null) return false;
    this.#links.push({ reference, address });
    return true;
  }

  *asHyperlinks(): Generator<string> {
    if (this.#links.length === 0) return;
    yield '<hyperlinks>';
    for (const [place, { reference }] of this.#links.entries()) {
      yield `<hyperlink ref="${reference}" r:id="rId${place + 1}"/>`;
    }
    yield '</hyperlinks>';
  }

  *asRelationships(): Generator<string> {
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
    yield '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
    for (const [place, { address }] of this.#links.entries()) {
      yield `<Relationship Id="rId${place + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${escapeXml(address)}" TargetMode="External"/>`;
    }
    yield '</Relationships>';
  }
}

function getWebAddress(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && href.length <= MAX_CHARACTERS ? href : null;
}
