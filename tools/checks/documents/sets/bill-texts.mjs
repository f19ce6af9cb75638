import { compareText } from '../comparing/compare-text.mjs';
import { letters } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readTar } from '../reading/read-tar.mjs';
import { child, descendants, readXml, getText } from '../reading/read-xml.mjs';

const FOLDER = 'govinfo-bills';

/** `BILLS-119hr4ih.xml`: the file name states the measure and the print. */
const NAME = /BILLS-(\d+)(hr|s|hjres|sjres|hconres|sconres|hres|sres)(\d+)([a-z]+\d*)\.xml(?:\.gz)?$/;

async function* printsIn(data) {
  for (const file of findFiles(data, FOLDER, /\.(xml|tar)(\.gz)?$/)) {
    if (/\.tar(\.gz)?$/.test(file)) for await (const { name, text } of readTar(file)) yield { name, read: () => text };
    else yield { name: file, read: () => readText(file) };
  }
}

/** Prints of bills of Congress: their identity, their date and every paragraph of their text. */
export const BILL_TEXT_SET = {
  name: `${FOLDER} texts`,
  kind: 'bill text',
  source: 'bill-text',
  isThere: (data) => findFiles(data, FOLDER, /\.(xml|tar)(\.gz)?$/).length > 0,
  async *read(data, keys) {
    for await (const { name, read } of printsIn(data)) {
      const [, congress, type, number, code] = NAME.exec(name) ?? [];
      if (congress === undefined) continue;
      const bill = `us-${congress}-${type}-${number}`;
      const key = `${bill}-${code}`;
      if (keys === undefined) yield { key };
      else if (keys.has(key)) yield { key, record: { bill, code, ...stated(readXml(await read())) } };
    }
  },
  async compare(key, [record], { ask, comparison }) {
    const versions = (await ask.versions(record.bill)) ?? [];
    const version = versions.find(({ fnDocumentId }) => fnDocumentId === key);
    comparison.holds(
      'is held',
      version !== undefined,
      key,
      versions.map(({ fnDocumentId }) => fnDocumentId),
    );
    if (version === undefined) return;
    comparison.same('code', record.code, version.fnBillDocType);
    comparison.same('its text can be read', true, version.support);
    if (record.title) comparison.same('official title', letters(record.title), letters(version.description));
    compareText(record.paragraphs, await ask.text(record.bill, key), comparison);
  },
};

/** Elements compared as paragraphs; tables and tables of contents are displayed differently. */
const PARAGRAPHS = { bill: ['text', 'header'], uslm: ['content', 'heading'] };

function stated(root) {
  const isUslm = child(root, 'meta') !== undefined;
  const body = isUslm
    ? child(root, 'main')
    : (child(root, 'legis-body') ?? child(root, 'resolution-body') ?? child(root, 'engrossed-amendment-body'));
  const names = PARAGRAPHS[isUslm ? 'uslm' : 'bill'];
  const title = isUslm ? undefined : child(root, 'form', 'official-title');
  return {
    title: title && getText(withoutNotes(title)),
    paragraphs: names.flatMap((name) => [...descendants(withoutNotes(body), name)].map(getText)),
  };
}

const ASIDE = new Set(['toc', 'table', 'footnote', 'footnote-ref', 'page', 'sidenote', 'ref-note']);

/** Removes what accompanies the text: tables of contents, tables and page numbers. */
function withoutNotes(node) {
  if (node === undefined || typeof node === 'string') return node ?? { content: [] };
  const content = node.content.filter((each) => typeof each === 'string' || !ASIDE.has(each.name)).map(withoutNotes);
  return { ...node, content };
}
