import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments, samplingOptions } from './arguments/read-arguments.mjs';
import { getAsker } from './documents/product/ask-product.mjs';
import { withProduct } from './product/with-product.mjs';
import { isGlued } from './texts/is-glued.mjs';
import { marksIn } from './texts/marks-in.mjs';
import { getTexts } from './texts/get-texts.mjs';

export const summary =
  'numbers beside exponents, fractions and marks of notes in every text: --data FOLDER [--home DIR]';

const { data: DATA, home: HOME, ingest: INGEST } = { ...samplingOptions(1), ingest: { kind: 'flag' } };
const SOURCES = [
  ['bill-text', 'govinfo-bills'],
  ['bill-text', 'govinfo-uslm'],
  ['federal-register', 'federal-register'],
  ['justice-canada', 'justice-canada'],
];
const ENVIRONMENT = { ROTUNDA_REQUESTS_PER_MINUTE: '100000' };
const MAX_SHOWN = 20;

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, { data: DATA, home: HOME, ingest: INGEST });
  if (asked === undefined) {
    console.error(`Usage: npm run check -- texts\n${summary}`);
    return 2;
  }
  const { data, home } = asked;
  if (data === undefined || !existsSync(data)) {
    console.error('There is no data to compare with: name its folder with --data or ROTUNDA_REAL_DATA.');
    return 1;
  }
  const counts = { documents: 0, withNumbers: 0, numbers: 0, notHeld: 0 };
  const byName = {};
  const glued = [];
  await withProduct({ home, environment: ENVIRONMENT }, async (product) => {
    if (product.isEmpty || asked.ingest) await ingest(product, data);
    const ask = getAsker(await product.addPerson('admin'));
    for await (const { file, root, paths } of getTexts(data)) {
      counts.documents += 1;
      const marks = marksIn(root);
      if (marks.length === 0) continue;
      const shown = await firstText(ask, paths);
      if (shown === undefined) {
        counts.notHeld += 1;
        continue;
      }
      counts.withNumbers += 1;
      counts.numbers += marks.length;
      for (const mark of marks) {
        byName[mark.name] = (byName[mark.name] ?? 0) + 1;
        if (isGlued(shown, mark)) glued.push(`${file}: ${mark.before}<${mark.name}>${mark.text}</>${mark.after}`);
      }
    }
  });
  const { documents, withNumbers, numbers, notHeld } = counts;
  console.log(`${documents} texts; ${numbers} numbers beside an element of the line, in ${withNumbers} texts`);
  console.log(
    `elements: ${Object.entries(byName)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  if (notHeld > 0) console.log(`${notHeld} texts with such numbers are not held as texts`);
  for (const line of glued.slice(0, MAX_SHOWN)) console.error(line.replace(/\s+/g, ' '));
  console.log(`${glued.length} glued`);
  return glued.length > 0 || numbers === 0 ? 1 : 0;
}

async function ingest(product, data) {
  for (const [source, folder] of SOURCES) {
    const from = path.join(data, folder);
    if (existsSync(from)) await product.command('ingest', source, '--from', from, '--json');
  }
}

/** Returns all words of a text, white space collapsed; undefined if the product has none. */
async function firstText(ask, paths) {
  for (const each of paths) {
    const text = await ask.get(each);
    const words = (text?.sections ?? []).flatMap(({ num, heading, blocks }) => [
      num,
      heading,
      ...blocks.flatMap((block) => [block.num, block.text]),
    ]);
    if (words.length > 0)
      return words
        .filter(Boolean)
        .join('\n')
        .replace(/[^\S\n]+/g, ' ');
  }
  return undefined;
}
