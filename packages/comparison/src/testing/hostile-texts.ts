import type { ComparableText } from '../types.ts';
import { makeBill, makeSentence } from './made-up-bill.ts';
import { Random } from './random.ts';

/** A named pair of texts that makes a careless comparison slow, wrong or both. */
export interface HostilePair {
  name: string;
  left: ComparableText;
  right: ComparableText;
}

/**
 * Builds the hostile pairs.
 * @param scale 1 for the sizes of the bench, less for a test that must be quick
 */
export function hostilePairs(scale: number): HostilePair[] {
  const random = new Random(7);
  const size = (words: number) => Math.max(2, Math.round(words * scale));
  const bill = makeBill(random, size(400), 120);
  const large = makeBill(random, size(600), 800);
  return [
    { name: 'nothing shared', left: onlyWords('a', size(200_000)), right: onlyWords('b', size(200_000)) },
    {
      name: 'one word repeated',
      left: single(Array(size(100_000)).fill('the').join(' ')),
      right: single(Array(size(90_000)).fill('the').join(' ')),
    },
    { name: '400 sections reversed', left: bill, right: { ...bill, units: bill.units.toReversed() } },
    { name: '5,000 equal sections', left: equalSections(size(5_000)), right: equalSections(size(4_990)) },
    {
      name: '5,000 sections alike but for a name',
      left: alikeSections(new Random(3), size(5_000)),
      right: alikeSections(new Random(4), size(5_000)),
    },
    { name: '3 MB, every twentieth word changed', left: large, right: everyTwentieth(large) },
    { name: '3 MB against nothing', left: large, right: { language: 'en', units: [] } },
    {
      name: 'words shuffled',
      left: shuffled(new Random(5), size(100_000)),
      right: shuffled(new Random(6), size(100_000)),
    },
    {
      name: 'two words repeated at random',
      left: twoWords(random, size(100_000)),
      right: twoWords(random, size(100_000)),
    },
  ];
}

function single(text: string): ComparableText {
  return {
    language: 'en',
    units: [{ id: 's', number: null, heading: null, level: 0, paragraphs: [{ number: null, text, indent: 0 }] }],
  };
}

function twoWords(random: Random, count: number): ComparableText {
  return single(Array.from({ length: count }, () => (random.next() < 0.5 ? 'shall' : 'may')).join(' '));
}

function onlyWords(prefix: string, count: number): ComparableText {
  return single(Array.from({ length: count }, (_, at) => `${prefix}${at}`).join(' '));
}

function shuffled(random: Random, count: number): ComparableText {
  return single(Array.from({ length: count }, () => `w${random.below(1_000)}`).join(' '));
}

function equalSections(count: number): ComparableText {
  const text = makeSentence(new Random(1), 40);
  return getSections(Array.from({ length: count }, () => text));
}

function alikeSections(random: Random, count: number): ComparableText {
  const [before, behind] = [makeSentence(new Random(1), 25), makeSentence(new Random(2), 25)];
  return getSections(Array.from({ length: count }, () => `${before} name${random.below(count)} ${behind}`));
}

function getSections(texts: readonly string[]): ComparableText {
  const units = texts.map((text, at) => ({
    id: `s-${at + 1}`,
    number: `SEC. ${at + 1}.`,
    heading: 'Designation',
    level: 0,
    paragraphs: [{ number: null, text, indent: 0 }],
  }));
  return { language: 'en', units };
}

function everyTwentieth(text: ComparableText): ComparableText {
  let at = 0;
  const change = (words: string) => words.replace(/\S+/g, (word) => ((at += 1) % 20 === 0 ? `changed${at}` : word));
  const units = text.units.map((unit) => ({
    ...unit,
    paragraphs: unit.paragraphs.map((paragraph) => ({ ...paragraph, text: change(paragraph.text) })),
  }));
  return { ...text, units };
}
