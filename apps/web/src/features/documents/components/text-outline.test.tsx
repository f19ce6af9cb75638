import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { OutlineEntry } from '../model/text-lines.ts';
import { TextOutlineSheet } from './text-outline-sheet.tsx';
import { TextOutline } from './text-outline.tsx';

const OUTLINE: OutlineEntry[] = [
  { sectionId: 't1', label: 'Title I', level: 1, line: 0, matches: 0 },
  { sectionId: 's1', label: 'Sec. 101', level: 2, line: 2, matches: 3 },
  { sectionId: 's2', label: 'Sec. 102', level: 2, line: 9, matches: 0 },
];

describe('Text outline', () => {
  it('marks the current section and its level and is a single tab stop', async () => {
    const gone: string[] = [];
    const { user } = renderUi(
      <TextOutline outline={OUTLINE} current={1} onGo={({ sectionId }) => gone.push(sectionId)} />,
    );
    const [title, first, second] = screen.getAllByRole('button');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect([title, first].map((button) => button?.dataset['rank'])).toEqual(['top', undefined]);
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    // Only an element that Tab can reach shows a focus ring; one that only scripts can focus does not.
    expect(second).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Home}');
    expect(title).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(gone).toEqual(['s2']);
  });

  it('has the whole of a long heading as the tooltip of its entry', () => {
    const label = `Sec. 1. ${'Appropriations for everything '.repeat(60)}`.trim();
    renderUi(<TextOutline outline={OUTLINE.map((entry) => ({ ...entry, label }))} current={0} onGo={() => {}} />);
    expect(screen.getAllByTitle(label)).toHaveLength(3);
  });

  it('opens as a sheet on a phone, from a button that names the current section', async () => {
    const gone: string[] = [];
    const { user } = renderUi(
      <TextOutlineSheet outline={OUTLINE} current={1} onGo={({ sectionId }) => gone.push(sectionId)} />,
    );
    await user.click(screen.getByRole('button', { name: 'Outline: Sec. 101' }));
    const sheet = await screen.findByRole('dialog', { name: 'Outline' });
    await user.click(within(sheet).getByRole('button', { name: 'Sec. 102' }));
    expect(gone).toEqual(['s2']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
