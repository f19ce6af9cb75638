import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments, samplingOptions } from './arguments/read-arguments.mjs';
import { collectCharacters } from './characters/collect-characters.mjs';
import { expectedCharacter } from './characters/expected-character.mjs';
import { READERS } from './characters/read-written.mjs';
import { getHex, readTokens } from './characters/tokens.mjs';
import { writeBillTexts, writeBillTitles } from './characters/write-inputs.mjs';
import { writtenFiles } from './characters/written-files.mjs';
import { withProduct } from './product/with-product.mjs';

export const summary = 'every character of all files through every format that the product writes: --data FOLDER';

const ENVIRONMENT = { ROTUNDA_REQUESTS_PER_MINUTE: '100000' };
const MAX_SHOWN = 20;
/** XML 1.0 has no way to write these, so no source can contain them in a text. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter((one) => !'()'.includes(one));

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, { data: samplingOptions(1).data });
  if (asked?.data === undefined || !existsSync(asked.data)) {
    console.error(`Usage: npm run check -- characters\n${summary}`);
    return 2;
  }
  const counts = await collectCharacters(asked.data);
  const characters = [...ASCII, ...counts.keys()].filter((one) => !NOT_IN_XML.test(one));
  console.log(`${counts.size} distinct characters beyond ASCII in the files`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-characters-'));
  let failed = 0;
  try {
    mkdirSync(path.join(folder, 'texts'));
    writeBillTexts(path.join(folder, 'texts'), characters);
    writeBillTitles(path.join(folder, 'bills.jsonl'), characters);
    await withProduct({ environment: ENVIRONMENT }, async (product) => {
      for await (const { format, name, bytes } of writtenFiles(product, folder, characters)) {
        failed += report(format, name, readTokens(await READERS[format](bytes)), characters);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
}

/** Prints what became of the characters in one file. @returns the number of unexplained differences */
function report(format, name, found, characters) {
  const wrong = [];
  const byRule = new Map();
  let same = 0;
  for (const character of characters) {
    const { shown, rule } = expectedCharacter(character);
    const written = found.get(getHex(character));
    const named = `[U+${getHex(character)}]`;
    if (written === undefined) wrong.push(`${getHex(character)} is missing`);
    else if (rule !== null && written === shown) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
    else if (isSame(format, written, shown)) same += 1;
    // What users type is written as they typed it.
    else if (format === 'ics' && written === character) same += 1;
    else if (format === 'pdf' && written === named) byRule.set('named', (byRule.get('named') ?? 0) + 1);
    else wrong.push(`${getHex(character)} ${character} became ${[...written].map(getHex).join(' ') || 'nothing'}`);
  }
  const rules = [...byRule].map(([rule, count]) => `, ${count} ${rule}`).join('');
  console.log(`${format} (${name}): ${same} the same${rules}, ${wrong.length} wrong`);
  for (const line of wrong.slice(0, MAX_SHOWN)) console.error(`  ${line}`);
  return wrong.length;
}

/** A PDF names glyphs, and its readers write out those that two characters share: `fi` for its ligature. */
function isSame(format, written, shown) {
  return written === shown || (format === 'pdf' && written.normalize('NFKC') === shown.normalize('NFKC'));
}
