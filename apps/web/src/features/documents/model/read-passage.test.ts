import { describe, expect, it } from 'vitest';
import type { DocumentTextSection } from '../hooks/use-document-text.ts';
import { passageOfSection, selectedText } from './read-passage.ts';

const section = (num: string, level: number, ...texts: string[]): DocumentTextSection => ({
  sectionId: num,
  num,
  heading: null,
  level,
  change: null,
  marks: [],
  blocks: texts.map((text) => ({
    text,
    num: null,
    indent: 0,
    change: null,
    marks: [],
  })),
});

describe('passageOfSection', () => {
  it('contains the heading and blocks of a section and its subsections, but not of the next', () => {
    const sections = [section('Title I', 0), section('Sec. 1', 1, 'One.', 'Two.'), section('Sec. 2', 1, 'Three.')];
    expect(passageOfSection(sections, 1)).toEqual({ text: 'Sec. 1\nOne.\nTwo.', label: 'Sec. 1' });
    expect(passageOfSection([...sections, section('Title II', 0, 'Four.')], 0)).toEqual({
      text: 'Title I\nSec. 1\nOne.\nTwo.\nSec. 2\nThree.',
      label: 'Title I',
    });
  });

  it('omits struck text', () => {
    const kept = section('Sec. 1', 0, 'Stays.');
    const block = { text: 'Goes.', num: '(a)', indent: 0, change: 'deleted' as const, marks: [] };
    const sections = [
      { ...kept, blocks: [block, ...kept.blocks] },
      { ...section('Sec. 2', 1, 'Too.'), change: 'deleted' as const },
    ];
    expect(passageOfSection(sections, 0).text).toBe('Sec. 1\nStays.');
  });
});

describe('selectedText', () => {
  const select = (html: string, from: string, to: string) => {
    document.body.innerHTML = html;
    const [first, last] = [document.querySelector(from), document.querySelector(to)];
    if (first === null || last === null) throw new Error('nothing to select');
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(last, last.childNodes.length);
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    return selection;
  };
  const PAGE = `<div id="page"><div role="heading" id="a">SEC. 1.<button data-not-text>Where else</button></div>
    <p id="b"><del><span data-not-text>Struck: </span>gone</del></p><p id="c"><span class="num">(a) </span>The words.</p></div>
    <p id="out">Elsewhere.</p>`;

  it('returns the text of the lines without controls, screen reader text and struck words', () => {
    const selection = select(PAGE, '#a', '#c');
    expect(selectedText(selection, document.querySelector('#page')).split(/\s*\n\s*/)).toEqual([
      'SEC. 1.',
      '(a) The words.',
    ]);
  });

  it('returns nothing outside the text or without a selection', () => {
    const selection = select(PAGE, '#c', '#out');
    expect(selectedText(selection, document.querySelector('#page'))).toBe('');
    selection?.collapseToStart();
    expect(selectedText(selection, document.body)).toBe('');
    expect(selectedText(null, document.body)).toBe('');
  });
});
