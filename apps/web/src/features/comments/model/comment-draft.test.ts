import { describe, expect, it } from 'vitest';
import { chooseMention, getDraft, EMPTY_DRAFT, openMentionAt, peopleFor, getText } from './comment-draft.ts';

const ann = { _id: 'user-1', name: 'Ann' };
const annLee = { _id: 'user-2', name: 'Ann Lee' };
const secondAnn = { _id: 'user-3', name: 'Ann' };

describe('Comment draft', () => {
  it('shows mentions as names and sends them as mention markup', () => {
    const sent = 'Ask @[Ann Lee](user-2), then @[Ann](user-1).';
    expect(getDraft(sent)).toEqual({ text: 'Ask @Ann Lee, then @Ann.', mentions: [annLee, ann] });
    expect(getText(getDraft(sent))).toBe(sent);
  });

  it.each([
    ['a name that was typed over', '@An', '@An'],
    ['a longer word', '@Annabel', '@Annabel'],
    ['an address', 'me@Ann.example and @Ann', 'me@Ann.example and @[Ann](user-1)'],
    ['a name chosen once and written twice', '@Ann @Ann', '@[Ann](user-1) @[Ann](user-1)'],
  ])('converts only exact names of mentioned colleagues: %s', (_, text, sent) =>
    expect(getText({ text, mentions: [ann] })).toBe(sent),
  );

  it('tells two colleagues of the same name apart by their order', () => {
    expect(getText({ text: '@Ann and @Ann', mentions: [secondAnn, ann] })).toBe('@[Ann](user-3) and @[Ann](user-1)');
  });

  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Ask @an', 7, { start: 4, query: 'an' }],
    ['Ask @an le', 10, { start: 4, query: 'an le' }],
    ['me@an', 5, null],
    ['Ask @an\nnext', 12, null],
    ['Ask', 3, null],
  ])('finds in %j at caret %i the open mention %j', (text, caret, expected) =>
    expect(openMentionAt(text, caret)).toEqual(expected),
  );

  it('replaces the typed text with the chosen colleague and moves the caret behind it', () => {
    const { draft, caret } = chooseMention(
      { ...EMPTY_DRAFT, text: 'Ask @an today' },
      { start: 4, query: 'an' },
      annLee,
    );
    expect(draft).toEqual({ text: 'Ask @Ann Lee today', mentions: [annLee] });
    expect(draft.text.slice(caret)).toBe('today');
  });

  it('suggests at most six colleagues whose first or last name begins with the typed text', () => {
    const crowd = Array.from({ length: 9 }, (_, at) => ({ _id: `${at}`, name: `Leo ${at}` }));
    expect(peopleFor([ann, annLee], 'lee')).toEqual([annLee]);
    expect(peopleFor([ann, annLee], 'ann l')).toEqual([annLee]);
    expect(peopleFor([ann, annLee], 'x')).toEqual([]);
    expect(peopleFor(crowd, 'le')).toHaveLength(6);
  });
});
