import { screen } from '@testing-library/react';
import type { ComparedRun } from '@rotunda/contract';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ComparedRow, type ComparisonView } from './compared-row.tsx';

const side = (text: string, ...runs: ComparedRun[]) => ({
  ...{ isHeading: false, number: '(a)', hasOtherNumber: false, text, indent: 0, runs },
});
const ROW = {
  left: side('An owner of twenty units', { start: 12, end: 18, kind: 'struck', weight: 'words', change: 7 }),
  right: side('An owner of four units', { start: 12, end: 16, kind: 'inserted', weight: 'words', change: 7 }),
};

type Row = Parameters<typeof ComparedRow>[0]['row'];

function render(view: ComparisonView, row: Row = ROW, before: Row | null = null) {
  const onGo = vi.fn<(key: string) => void>();
  const rendered = renderUi(
    <ComparedRow
      row={row}
      before={before}
      view={view}
      leftLanguage="fr"
      rightLanguage="en"
      current={null}
      isFirst={false}
      nameOf={() => '§ 4'}
      onGo={onGo}
      onCopyLink={() => {}}
    />,
  );
  return { ...rendered, onGo };
}

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('side by side, what was struck stands left and what was inserted right, named for those who do not see it', () => {
  render('split');
  expect(paragraphs()).toEqual(['(a) An owner of twenty units', '(a) An owner of four units']);
  expect(screen.getByRole('deletion')).toHaveTextContent('twenty');
  expect(screen.getByRole('insertion')).toHaveTextContent('four');
});

it.each([
  ['split', ['fr', 'en']],
  ['left', ['fr']],
  ['right', ['en']],
] as const)('%s: each text says what language it is in', (view, languages) => {
  render(view);
  expect(screen.getAllByRole('paragraph').map((text) => text.closest('[lang]')?.getAttribute('lang'))).toEqual(
    languages,
  );
});

it('inline, both stand in one text', () => {
  render('inline');
  expect(paragraphs()).toEqual(['(a) An owner of twenty four units']);
});

it.each([
  ['left', '(a) An owner of twenty units'],
  ['right', '(a) An owner of four units'],
] as const)('the %s text alone is marked nowhere', (view, expected) => {
  render(view);
  expect(paragraphs()).toEqual([expected]);
  expect(screen.queryByRole('deletion')).toBeNull();
  expect(screen.queryByRole('insertion')).toBeNull();
});

it('a moved passage leads to the place it came from', async () => {
  const moved = { start: 0, end: 9, kind: 'moved' as const, weight: 'words' as const, other: 'l4', change: 7 };
  const { user, onGo } = render('split', { left: null, right: side('All rents are due.', moved) });
  await user.click(screen.getByRole('button', { name: 'Moved passage: § 4' }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('l4');
});

it('many short passages that moved from one place name it once', () => {
  const moved = (start: number, end: number) => ({
    ...{ start, end, kind: 'moved' as const, weight: 'words' as const, other: 'l4', change: 7 },
  });
  render('split', { left: null, right: side('All rents are due.', moved(0, 3), moved(4, 9), moved(14, 17)) });
  expect(screen.getAllByRole('button', { name: 'Moved passage: § 4' })).toHaveLength(1);
});

it('paragraphs in a row that moved from one place name it once', () => {
  const moved = { start: 0, end: 9, kind: 'moved' as const, weight: 'words' as const, other: 'l4', change: 7 };
  const first = { left: null, right: side('All rents are due.', moved) };
  const next = { left: null, right: side('All fees are due too.', moved) };
  render('split', next, first);
  expect(screen.queryByRole('button', { name: 'Moved passage: § 4' })).toBeNull();
});
