import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useCurrentSection } from './contents-bar.tsx';

const entries = [
  { anchor: 'activity', title: 'Activity' },
  { anchor: 'contacts', title: 'Contacts' },
];

function Current() {
  return <output>{useCurrentSection(entries)}</output>;
}

/** Positions a section, because jsdom has no layout. */
function placeSection(anchor: string, top: number) {
  const section = document.getElementById(anchor);
  if (section !== null) section.getBoundingClientRect = () => new DOMRect(0, top, 600, 100);
}

it('The contents bar updates the current section when the previous section grows', () => {
  const grow: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly read: () => void) {}
      observe() {
        grow.push(this.read);
      }
      disconnect() {
        grow.length = 0;
      }
    },
  );
  const sections = entries.map(({ anchor }) => {
    const section = document.createElement('section');
    section.id = anchor;
    document.body.append(section);
    return section;
  });
  placeSection('activity', 0);
  placeSection('contacts', 60);
  const { unmount } = renderUi(<Current />);
  expect(screen.getByRole('status')).toHaveTextContent('contacts');

  placeSection('contacts', 700);
  act(() => grow[0]?.());
  expect(screen.getByRole('status')).toHaveTextContent('activity');
  expect(grow).toHaveLength(sections.length);

  unmount();
  expect(grow).toHaveLength(0);
});
