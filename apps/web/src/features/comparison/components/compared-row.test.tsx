import { screen } from '@testing-library/react';
import type { ComparedRun } from '@rotunda/contract';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ComparedRow, type ComparisonView } from './compared-row.tsx';

const side = (text: string, ...runs: ComparedRun[]) => ({
  isHeading: false,
  number: '(a)',
  hasOtherNumber: false,
  text,
  indent: 0,
  runs,
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
      getName={() => '§ 4'}
      onGo={onGo}
      onCopyLink={() => {}}
    />,
  );
  return { ...rendered, onGo };
}

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('ComparedRow in split view marks deletions on the left and insertions on the right', () => {
  render('split');
  expect(paragraphs()).toEqual(['(a) An owner of twenty units', '(a) An owner of four units']);
  expect(screen.getByRole('deletion')).toHaveTextContent('twenty');
  expect(screen.getByRole('insertion')).toHaveTextContent('four');
});

it.each([
  ['split', ['fr', 'en']],
  ['left', ['fr']],
  ['right', ['en']],
] as const)('ComparedRow in the %s view sets the language of each text', (view, languages) => {
  render(view);
  expect(screen.getAllByRole('paragraph').map((text) => text.closest('[lang]')?.getAttribute('lang'))).toEqual(
    languages,
  );
});

it('ComparedRow in inline view shows both in a single text', () => {
  render('inline');
  expect(paragraphs()).toEqual(['(a) An owner of twenty four units']);
});

it.each([
  ['left', '(a) An owner of twenty units'],
  ['right', '(a) An owner of four units'],
] as const)('ComparedRow showing only the %s text marks no changes', (view, expected) => {
  render(view);
  expect(paragraphs()).toEqual([expected]);
  expect(screen.queryByRole('deletion')).toBeNull();
  expect(screen.queryByRole('insertion')).toBeNull();
});

it('ComparedRow links a moved passage to the place it came from', async () => {
  const moved = { start: 0, end: 9, kind: 'moved' as const, weight: 'words' as const, other: 'l4', change: 7 };
  const { user, onGo } = render('split', { left: null, right: side('All rents are due.', moved) });
  await user.click(screen.getByRole('button', { name: 'Moved passage: § 4' }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('l4');
});

it('ComparedRow names the origin of several passages moved from the same place only once', () => {
  const moved = (start: number, end: number) => ({
    start,
    end,
    kind: 'moved' as const,
    weight: 'words' as const,
    other: 'l4',
    change: 7,
  });
  render('split', { left: null, right: side('All rents are due.', moved(0, 3), moved(4, 9), moved(14, 17)) });
  expect(screen.getAllByRole('button', { name: 'Moved passage: § 4' })).toHaveLength(1);
});

it('ComparedRow does not repeat the origin when the previous paragraph came from the same place', () => {
  const moved = { start: 0, end: 9, kind: 'moved' as const, weight: 'words' as const, other: 'l4', change: 7 };
  const first = { left: null, right: side('All rents are due.', moved) };
  const next = { left: null, right: side('All fees are due too.', moved) };
  render('split', next, first);
  expect(screen.queryByRole('button', { name: 'Moved passage: § 4' })).toBeNull();
});
