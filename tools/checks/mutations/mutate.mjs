/**
 * Produces a file as it might arrive: truncated, damaged, or passed to the wrong source.
 *
 * @param {{ name: string, bytes: Buffer }} file
 * @param {() => number} random From 0 up to 1.
 * @returns {{ name: string, bytes: Buffer, mutation: string }}
 */
export function mutate(file, random) {
  const [mutation, change] = pick(Object.entries(MUTATIONS), random);
  const { name = file.name, bytes = file.bytes } = change(file, random);
  return { name, bytes: Buffer.from(bytes), mutation };
}

const pick = (items, random) => items[Math.floor(random() * items.length)];
const place = (bytes, random) => Math.floor(random() * (bytes.length + 1));
const text = ({ bytes }) => bytes.toString('latin1');
const ofText = (written) => ({ bytes: Buffer.from(written, 'latin1') });

/** @param {(match: string) => string} change Applied to one of the pattern's matches. */
function atOne(file, random, pattern, change) {
  const all = [...text(file).matchAll(pattern)];
  if (all.length === 0) return {};
  const { index, 0: found } = pick(all, random);
  return ofText(text(file).slice(0, index) + change(found) + text(file).slice(index + found.length));
}

function inserted(file, random, what) {
  const at = place(file.bytes, random);
  return { bytes: Buffer.concat([file.bytes.subarray(0, at), Buffer.from(what), file.bytes.subarray(at)]) };
}

const EXTENSIONS = ['.json', '.jsonl', '.xml', '.csv', '.yaml', '.yml', '.txt', '.html', '.gz', '.zip', '.tar.gz', ''];
const VALUES = [
  'null',
  '[]',
  '{}',
  '""',
  '-1',
  '1e400',
  '"\\u0000"',
  'true',
  '123456789012345678901234567890',
  '[[[]]]',
];
const DEPTHS = [50, 300, 5000, 60_000];

const MUTATIONS = {
  'cut off': (file, random) => ({ bytes: file.bytes.subarray(0, place(file.bytes, random)) }),
  'beginning lost': (file, random) => ({ bytes: file.bytes.subarray(place(file.bytes, random)) }),
  'bytes flipped': (file, random) => {
    const bytes = Buffer.from(file.bytes);
    for (let n = 0; n < 1 + random() * 20 && bytes.length > 0; n += 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    return { bytes };
  },
  'bracket doubled': (file, random) => atOne(file, random, /[[\]{}<>]/g, (found) => found + found),
  'bracket lost': (file, random) => atOne(file, random, /[[\]{}<>"]/g, () => ''),
  'key renamed': (file, random) =>
    atOne(file, random, /"[a-z_]+":|<[a-z]+>|[a-z_]+:/gi, (found) => found.replace(/\w/, 'zz')),
  'key of the prototype': (file, random) => atOne(file, random, /"[a-z_]+":/gi, () => '"__proto__":'),
  'key twice': (file, random) => atOne(file, random, /"[a-z_]+":/gi, (found) => `${found}1,${found}`),
  'type swapped': (file, random) =>
    atOne(file, random, /(?<=": ?)(?:"(?:[^"\\]|\\.){0,200}"|-?[\d.]+|true|false|null)/g, () => pick(VALUES, random)),
  'number grown': (file, random) => atOne(file, random, /\d+/g, (found) => found.repeat(200)),
  'date impossible': (file, random) => atOne(file, random, /\d{4}-\d{2}-\d{2}/g, () => '9999-99-99'),
  'value nested': (file, random) => {
    const depth = pick(DEPTHS, random);
    const [open, close] = /xml/i.test(file.name) ? ['<a>', '</a>'] : ['[', ']'];
    const pattern = /xml/i.test(file.name) ? /(?<=>)[^<]*(?=<)/g : /(?<=:) ?"?[^",\n]{1,50}"?/g;
    return atOne(file, random, pattern, () => open.repeat(depth) + close.repeat(depth));
  },
  'list grown': (file, random) => atOne(file, random, /\[/g, () => `[${'{},'.repeat(20_000)}`),
  'line repeated': (file, random) => atOne(file, random, /.*\n/g, (found) => found.slice(0, 10_000).repeat(50)),
  emptied: () => ({ bytes: '' }),
  blank: (file, random) => ({ bytes: ' \n'.repeat(random() * 20_000) }),
  'another ending': (file, random) => ({ name: file.name.replace(/(\.\w+)?$/, pick(EXTENSIONS, random)) }),
  'a page instead': () => ({ bytes: '<!DOCTYPE html><html><body><p>Not found</body></html>' }),
  'UTF-16': (file) => ({ bytes: Buffer.from(`\uFEFF${file.bytes.toString('utf8')}`, 'utf16le') }),
  'Latin-1': (file, random) => inserted(file, random, Buffer.from([0xe9, 0x20, 0xfc])),
  'NUL bytes': (file, random) => inserted(file, random, Buffer.alloc(1 + Math.floor(random() * 5))),
  'byte order mark': (file, random) =>
    random() < 0.5
      ? { bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file.bytes]) }
      : inserted(file, random, '\uFEFF'),
  CRLF: (file) => ofText(text(file).replaceAll('\n', '\r\n')),
  'quote never closed': (file, random) => inserted(file, random, '"'),
  'a long word': (file, random) => inserted(file, random, 'x'.repeat(300_000)),
  'entities and tags': (file, random) => inserted(file, random, '<!ENTITY x "y">&x;<![CDATA['),
  'itself twice': (file) => ({ bytes: Buffer.concat([file.bytes, file.bytes]) }),
};
