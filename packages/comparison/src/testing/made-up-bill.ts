import type { ComparableText, Paragraph } from '../types.ts';
import type { Random } from './random.ts';

const COMMON = (
  'the of and to in a for that shall be by or such as any with under is not on this other from may each State Federal ' +
  'agency program section paragraph Secretary including provided required individual'
).split(' ');
const STEMS =
  'admin benef capit deliv educ financ govern hous insur just labor medic nation oper polic qualif regul secur trans util'.split(
    ' ',
  );
const ENDINGS = 'ation ative ment ity ness ance ency able ible ion ing ed er al ism ist ure age ial ive'.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Picks words with natural frequencies: a few all the time, hundreds now and then. */
function makeWord(random: Random): string {
  if (random.next() < 0.55) return random.pick(COMMON, 'the');
  const number = Math.floor(random.next() ** 2 * 40);
  return `${random.pick(STEMS, 'admin')}${random.pick(ENDINGS, 'al')}${number === 0 ? '' : LETTERS[number % 26]}`;
}

export function makeSentence(random: Random, words: number): string {
  const sentence = Array.from({ length: words }, () => makeWord(random)).join(' ');
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

/**
 * Builds a bill of sections with headings and lettered paragraphs, each with half to one and a half times `words`
 * words.
 */
export function makeBill(random: Random, sections: number, words: number): ComparableText {
  return {
    language: 'en',
    units: Array.from({ length: sections }, (_, index) => ({
      id: `s-${index + 1}`,
      number: `SEC. ${index + 1}.`,
      heading: makeSentence(random, 2 + random.below(5)).slice(0, -1),
      level: 0,
      paragraphs: makeParagraphs(random, Math.round(words * (0.5 + random.next()))),
    })),
  };
}

function makeParagraphs(random: Random, words: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (let left = words; left > 0;) {
    const length = Math.min(left, 15 + random.below(40));
    const number = paragraphs.length === 0 ? null : `(${LETTERS[(paragraphs.length - 1) % 26]})`;
    paragraphs.push({ number, text: makeSentence(random, length), indent: number === null ? 0 : 1 });
    left -= length;
  }
  return paragraphs;
}
