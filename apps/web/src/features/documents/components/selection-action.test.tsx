import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { ReadPassage } from '../model/read-passage.ts';
import { SelectionAction } from './selection-action.tsx';

function Text({ onLookUp }: { onLookUp: (passage: Omit<ReadPassage, 'language'>) => void }) {
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={page}>
        <p>The agency shall make grants to States.</p>
      </div>
      <SelectionAction page={page} onLookUp={onLookUp} />
    </>
  );
}

function select(characters: number) {
  // A browser measures the selection, but the test environment has no layout.
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  const words = screen.getByText(/^The agency/).firstChild;
  if (words === null) throw new Error('no words');
  act(() => document.getSelection()?.setBaseAndExtent(words, 0, words, characters));
}

describe('Selected text', () => {
  it('can be looked up in other documents', async () => {
    const asked: string[] = [];
    const { user } = renderUi(<Text onLookUp={({ text }) => asked.push(text)} />);
    select(24);
    await user.click(await screen.findByRole('button', { name: 'Where else does this appear?' }));
    expect(asked).toEqual(['The agency shall make gr']);
    act(() => document.getSelection()?.removeAllRanges());
    await expect.poll(() => screen.queryByRole('button')).toBeNull();
  });
});
