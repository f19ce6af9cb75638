import JSZip from 'jszip';
import { SaxesParser } from 'saxes';

export interface ReadCell {
  reference: string;
  /** Text of a text cell; null for a number. */
  text: string | null;
  number: number | null;
  style: number;
  hasFormula: boolean;
}

export interface ReadSheet {
  name: string;
  rows: ReadCell[][];
  /** Link addresses by cell reference. */
  links: Map<string, string>;
}

/** Reads a workbook with a ZIP library and an XML parser that did not write it. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadSheet[]> {
  const zip = await JSZip.loadAsync(bytes);
  const getPart = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
  const names: string[] = [];
  parse(await getPart('xl/workbook.xml'), (tag, attributes) => {
    if (tag === 'sheet') names.push(attributes['name'] ?? '');
  });
  return Promise.all(
    names.map(async (name, place) => {
      const targets = new Map<string, string>();
      parse(await getPart(`xl/worksheets/_rels/sheet${place + 1}.xml.rels`), (tag, attributes) => {
        if (tag === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
      });
      return { name, ...readSheet(await getPart(`xl/worksheets/sheet${place + 1}.xml`), targets) };
    }),
  );
}

function readSheet(xml: string, targets: ReadonlyMap<string, string>): Omit<ReadSheet, 'name'> {
  const rows: ReadCell[][] = [];
  const links = new Map<string, string>();
  let cell: ReadCell | null = null;
  let text = '';
  parse(
    xml,
    (tag, attributes) => {
      text = '';
      if (tag === 'row') rows.push([]);
      if (tag === 'hyperlink') links.set(attributes['ref'] ?? '', targets.get(attributes['r:id'] ?? '') ?? '');
      if (tag !== 'c') return;
      const style = Number(attributes['s'] ?? 0);
      cell = { reference: attributes['r'] ?? '', text: null, number: null, style, hasFormula: false };
      rows.at(-1)?.push(cell);
    },
    (tag) => {
      if (cell === null) return;
      if (tag === 't') cell.text = text;
      if (tag === 'v') cell.number = Number(text);
      if (tag === 'f') cell.hasFormula = true;
    },
    (read) => (text += read),
  );
  return { rows, links };
}

function parse(
  xml: string,
  onOpen: (tag: string, attributes: Record<string, string>) => void,
  onClose: (tag: string) => void = () => undefined,
  onText: (text: string) => void = () => undefined,
): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => onOpen(name, attributes));
  parser.on('closetag', ({ name }) => onClose(name));
  parser.on('text', onText);
  parser.write(xml).close();
}
