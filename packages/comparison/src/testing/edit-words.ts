import type { Paragraph } from '../types.ts';
import type { Random } from './random.ts';

/** Edits about `share` of the words: half of the edits replace, a quarter strike and a quarter insert. */
export function editParagraphs(paragraphs: readonly Paragraph[], share: number, random: Random): Paragraph[] {
  const vocabulary = paragraphs.flatMap((paragraph) => paragraph.text.split(' '));
  return paragraphs.map((paragraph) => ({ ...paragraph, text: editText(paragraph.text, share, vocabulary, random) }));
}

function editText(text: string, share: number, vocabulary: readonly string[], random: Random): string {
  return text
    .split(' ')
    .flatMap((word) => {
      if (random.next() >= share) return [word];
      const draw = random.next();
      if (draw < 0.25) return [];
      const other = `${random.pick(vocabulary, 'new')}`;
      return draw < 0.5 ? [word, other] : [other];
    })
    .join(' ');
}
