import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getToken } from './tokens.mjs';

const EACH_PARAGRAPH = 25;
const EACH_TITLE = 50;
/** Found by the saved search of the check. */
export const WORD = 'Zanthoxylum';

export function getChunks(characters, size) {
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
    characters
      .slice(at * size, (at + 1) * size)
      .map(getToken)
      .join(' '),
  );
}

/** Writes two versions of a bill, of which the second has all characters in its paragraphs. */
export function writeBillTexts(folder, characters) {
  const escaped = getChunks(characters, EACH_PARAGRAPH).map((line) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const sections = escaped.map(
    (line, at) =>
      `<section id="S${at + 2}"><enum>${at + 2}.</enum><header>Characters</header><text>${line}</text></section>`,
  );
  writeFileSync(path.join(folder, 'BILLS-119hr1ih.xml'), getBill('Introduced-in-House', ''));
  writeFileSync(path.join(folder, 'BILLS-119hr1eh.xml'), getBill('Engrossed-in-House', sections.join('')));
}

function getBill(stage, sections) {
  return `<?xml version="1.0"?><bill bill-stage="${stage}"><form><congress>119th CONGRESS</congress><legis-num>H. R. 1</legis-num></form>
<legis-body><section id="S1"><enum>1.</enum><header>Title</header><text>Words of the law.</text></section>${sections}</legis-body></bill>`;
}

/** Writes bills with all characters in their titles, as JSON lines of the Congress.gov API. @returns their number */
export function writeBillTitles(file, characters) {
  const lines = getChunks(characters, EACH_TITLE).map((line, at) =>
    JSON.stringify({
      bill: {
        congress: 119,
        type: 'HR',
        number: String(at + 1),
        title: `${WORD} ${line}`,
        originChamber: 'House',
        introducedDate: '2025-01-03',
        updateDate: '2025-03-01T00:00:00Z',
        latestAction: {
          actionDate: '2025-02-03',
          text: 'Referred to committee.',
        },
      },
    }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  return lines.length;
}
