import { findFiles } from '../documents/reading/find-files.mjs';
import { readText } from '../documents/reading/open-file.mjs';
import { readTar } from '../documents/reading/read-tar.mjs';
import { child, descendants, readXml, getText } from '../documents/reading/read-xml.mjs';

const FOLDERS = ['govinfo-bills', 'govinfo-uslm', 'federal-register', 'justice-canada'];
const BILL = /BILLS-(\d+)(hr|s|hjres|sjres|hconres|sconres|hres|sres)(\d+)([a-z]+\d*)\.xml(?:\.gz)?$/;

/**
 * Reads the texts of the folders without the product's parsers, each with where the product shows it.
 *
 * @param {string} data
 * @returns {AsyncGenerator<{ file: string, root: object, paths: string[] }>} `paths` are addresses of the API, of which
 *   the first that exists counts; empty for a document that no id can be told for.
 */
export async function* getTexts(data) {
  for (const folder of FOLDERS) {
    for (const file of findFiles(data, folder, /\.(xml|tar)(\.gz)?$/)) {
      if (/\.tar(\.gz)?$/.test(file)) for await (const { name, text } of readTar(file)) yield* documentsIn(name, text);
      else yield* documentsIn(file, await readText(file));
    }
  }
}

function* documentsIn(file, xml) {
  if (!/\.xml(\.gz)?$/i.test(file)) return;
  let root;
  try {
    root = readXml(xml);
  } catch {
    return;
  }
  if (root.name === 'FEDREG') yield* registerDocuments(file, root);
  else yield { file, root, paths: getPaths(file, root) };
}

function* registerDocuments(file, issue) {
  for (const name of ['RULE', 'PRORULE', 'NOTICE', 'PRESDOCU']) {
    for (const root of descendants(issue, name)) {
      const line = [...descendants(root, 'FRDOC')].map(getText).at(-1)?.replaceAll('–', '-') ?? '';
      const number = /FR\s+Doc\.?\s*(?:No\.?\s*)?([A-Z]{0,2}\d*(?:-[A-Z]?\d+)+)/i.exec(line)?.[1];
      const id = number && `fr-${number}`;
      const paths = id ? [`/documents/regulation/${id}/text`, `/documents/presidential-action/${id}/text`] : [];
      yield { file: `${file} ${id ?? ''}`, root, paths };
    }
  }
}

function getPaths(file, root) {
  const [, congress, type, number, code] = BILL.exec(file) ?? [];
  if (congress !== undefined) {
    const bill = `us-${congress}-${type}-${number}`;
    return [`/documents/legislation/${bill}/text?fnDocumentId=${bill}-${code}`];
  }
  const identification = child(root, 'Identification');
  if (root.name !== 'Bill' || identification === undefined) return [];
  const at = (...path) => getText(child(identification, ...path)).trim();
  const [letter, digits] = [at('BillNumber').charAt(0), at('BillNumber').replace(/\D/g, '')];
  const bill = `ca-${at('Parliament', 'Number')}-${at('Parliament', 'Session')}-${letter}-${digits}`.toLowerCase();
  return [
    `/documents/legislation/${bill}/text?fnDocumentId=${bill}-assented-to${root.attributes['xml:lang'] === 'fr' ? '-fr' : ''}`,
  ];
}
