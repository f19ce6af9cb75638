import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AddressFindField } from './find-field.tsx';

/** Simulates an address that updates with a delay, as the router's does. */
function Found({ onChange, delayMs = 0 }: { onChange?: (words: string) => void; delayMs?: number }) {
  const [words, setWords] = useState('');
  const change = (next: string) => {
    onChange?.(next);
    setTimeout(() => setWords(next.trim()), 50);
  };
  return (
    <>
      <AddressFindField label="Find" value={words} onChange={change} delayMs={delayMs} />
      <button type="button" onClick={() => setWords('')}>
        Reset
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
/** Types letter by letter without delay. */
function type(words: string) {
  for (const letter of words) fireEvent.change(field(), { target: { value: field().value + letter } });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('AddressFindField', () => {
  it('keeps every letter and space typed before the URL has changed', async () => {
    renderUi(<Found />);
    type('levee ');
    await pass(60);
    type('works');
    expect(field()).toHaveValue('levee works');
  });

  it('reports the words after typing pauses', async () => {
    const onChange = vi.fn<(words: string) => void>();
    renderUi(<Found onChange={onChange} delayMs={30} />);
    type('lev');
    await pass(29);
    type('ee');
    await pass(29);
    expect(onChange).not.toHaveBeenCalled();
    await pass(1);
    expect(onChange.mock.calls).toEqual([['levee']]);
  });

  it('shows words that were changed elsewhere in the URL', async () => {
    renderUi(<Found />);
    type('levee');
    await pass(60);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('');
  });
});
