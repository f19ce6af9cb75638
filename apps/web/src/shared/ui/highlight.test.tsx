import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { excerptAround, Highlight, normalizeMarks, trimMark, type Mark } from './highlight.tsx';

describe('Highlight marks', () => {
  it.each<[string, Mark[], Mark[]]>([
    [
      'in order',
      [
        [4, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      'joined where they overlap',
      [
        [0, 4],
        [2, 6],
      ],
      [[0, 6]],
    ],
    [
      'joined where they touch',
      [
        [0, 4],
        [4, 6],
      ],
      [[0, 6]],
    ],
    [
      'inside of the text',
      [
        [-3, 2],
        [8, 99],
      ],
      [
        [0, 2],
        [8, 10],
      ],
    ],
    [
      'never empty or turned around',
      [
        [3, 3],
        [6, 2],
      ],
      [],
    ],
  ])('are %s', (_name, marks, expected) => expect(normalizeMarks(marks, 10)).toEqual(expected));

  it('never lose or change a character of the text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 }))),
        (text, marks) => {
          const { container, unmount } = renderUi(
            <p data-testid="text">
              <Highlight text={text} marks={marks} />
            </p>,
          );
          expect(container.querySelector('p')?.textContent).toBe(text);
          unmount();
        },
      ),
      { numRuns: 50 },
    );
  });

  it('surround exactly the matched words and distinguish the current match', () => {
    const text = 'To prohibit algorithmic pricing of rent';
    const { container } = renderUi(
      <Highlight
        text={text}
        marks={[
          [12, 31],
          [35, 39],
        ]}
        current={1}
        idPrefix="match"
      />,
    );
    const marks = [...container.querySelectorAll('mark')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['algorithmic pricing', 'rent']);
    expect(marks.map((mark) => mark.dataset['current'])).toEqual([undefined, 'true']);
    expect(marks.map((mark) => mark.id)).toEqual(['match-0', 'match-1']);
  });

  it.each([
    ['clean water. Next', [0, 12], 'clean water'],
    ['a “rent” b', [2, 8], 'rent'],
    ['in the U.S. today', [7, 11], 'U.S.'],
    ['42 U.S.C. 300', [3, 9], 'U.S.C.'],
    ['at the end.', [7, 11], 'end'],
    ['§ 12(a)', [0, 7], '§ 12(a)'],
    ['(see) that', [0, 5], 'see'],
    ['one  two', [3, 5], null],
    ['Fin; ', [3, 5], null],
  ] as const)('in %j at %j are trimmed to %j', (text, mark, words) => {
    const trimmed = trimMark(text, mark);
    expect(trimmed && text.slice(...trimmed)).toBe(words);
  });

  it('keep their numbers when a mark contains no word', () => {
    const { container } = renderUi(
      <Highlight
        text="rent , tax"
        marks={[
          [0, 4],
          [5, 6],
          [7, 10],
        ]}
        current={2}
      />,
    );
    const drawn = [...container.querySelectorAll('mark')];
    expect(drawn.map((mark) => [mark.textContent, mark.dataset['current']])).toEqual([
      ['rent', undefined],
      ['tax', 'true'],
    ]);
  });

  it('do not render the text as HTML', () => {
    const { container } = renderUi(<Highlight text="<b>bold</b> <img src=x>" marks={[[3, 7]]} />);
    expect(container.querySelector('b, img')).toBeNull();
    expect(container).toHaveTextContent('<b>bold</b> <img src=x>');
  });
});

describe('excerptAround', () => {
  it('starts at a word shortly before the first match', () => {
    const text = 'A landlord shall not use any device that incorporates nonpublic competitor data to set rents';
    const start = text.indexOf('nonpublic');
    const excerpt = excerptAround(text, [[start, start + 'nonpublic competitor data'.length]]);
    expect(excerpt.text).toMatch(/^…\S.*nonpublic competitor data to set rents$/);
    const [[from = 0, to = 0] = []] = excerpt.marks;
    expect(excerpt.text.slice(from, to)).toBe('nonpublic competitor data');
    expect(from).toBeLessThanOrEqual(15);
  });

  it('keeps every marked word wherever the match is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 }),
        fc.nat(),
        (words, pick) => {
          const index = pick % words.length;
          const text = words.join(' ');
          const start = words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0);
          const word = words[index] ?? '';
          const { text: cut, marks } = excerptAround(text, [[start, start + word.length]]);
          const [[from = 0, to = 0] = []] = marks;
          expect(cut.slice(from, to)).toBe(word);
        },
      ),
    );
  });
});
