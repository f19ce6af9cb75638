import { letters } from './words.mjs';

const MAX_SHOWN = 3;

/**
 * Expects every paragraph of the file in the text that is shown.
 *
 * @param {string[]} paragraphs
 * @param {{ sections: object[] } | undefined} text The product's response.
 * @param {import('./comparison.mjs').Comparison} comparison
 */
export function compareText(paragraphs, text, comparison) {
  comparison.holds('text is held', text !== undefined, paragraphs.length, 'not found');
  if (text === undefined) return;
  const blocks = text.sections.flatMap(({ num, heading, blocks }) => [
    num,
    heading,
    ...blocks.flatMap((block) => [block.num, block.text]),
  ]);
  const whole = letters(blocks.map((each) => each ?? '').join(' '));
  const missing = paragraphs.filter((paragraph) => !whole.includes(letters(paragraph)));
  comparison.holds(
    'every paragraph',
    missing.length === 0,
    missing.slice(0, MAX_SHOWN),
    `${missing.length} of ${paragraphs.length} missing`,
  );
}
