import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { decodeHTML } from 'entities';

const NO_TEXT = /\.(?:pdf|png|jpe?g|zip|xlsx?|docx?)$/i;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});|\\u([\da-f]{4})(?:\\u([\da-f]{4}))?/gi;
/** The longest reference; the end of a chunk is read again with the next one. */
const OVERLAP = 40;

/**
 * Counts every character beyond ASCII of every file below a folder, also those written as references (`&rsquo;`,
 * `&#8217;`, `\u2019`). Files that are not UTF-8 are read as Windows-1252.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, number>>}
 */
export async function collectCharacters(folder) {
  const counts = new Map();
  for (const file of filesBelow(folder)) {
    if (NO_TEXT.test(file)) continue;
    const found = new Map();
    if (!(await count(file, 'utf-8', found))) {
      found.clear();
      await count(file, 'windows-1252', found);
    }
    for (const [character, number] of found) counts.set(character, (counts.get(character) ?? 0) + number);
  }
  return counts;
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** Returns false if the file is not in the encoding. Archives hold zero bytes between texts, which count nothing. */
async function count(file, encoding, found) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytes = createReadStream(file);
  const unpacked = /gz$/i.test(file) ? bytes.pipe(createGunzip()) : bytes;
  let end = '';
  try {
    for await (const chunk of unpacked) {
      const text = decoder.decode(chunk, { stream: true });
      add(text, found);
      addReferences(end + text, end.length, found);
      end = text.slice(-OVERLAP);
    }
    return true;
  } catch {
    return false;
  }
}

function add(text, found) {
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) found.set(character, (found.get(character) ?? 0) + 1);
}

function addReferences(text, overlap, found) {
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index + match[0].length <= overlap) continue;
    const [reference, first, second] = match;
    if (first === undefined) add(decodeHTML(reference), found);
    else add(String.fromCharCode(...[first, second ?? ''].filter(Boolean).map((unit) => parseInt(unit, 16))), found);
  }
}
