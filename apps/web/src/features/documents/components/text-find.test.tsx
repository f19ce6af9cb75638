import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { TextFind } from './text-find.tsx';

const asked = vi.fn();
const gone = vi.fn();

/** Simulates an address that stores the words with a delay. */
function Kept() {
  const [find, setFind] = useState('');
  const keep = (words: string) => {
    asked(words);
    setTimeout(() => setFind(words), 50);
  };
  return <TextFind find={find} onFind={keep} total={3} current={0} onGo={gone} fault={null} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Find in this text');
const type = (words: string) => fireEvent.change(field(), { target: { value: field().value + words } });
const enter = () => fireEvent.submit(screen.getByRole('search'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  gone.mockClear();
  renderUi(<Kept />);
});
afterEach(() => void vi.useRealTimers());

describe('Find in text', () => {
  it('searches once typing pauses and keeps the typed text, including a trailing space', async () => {
    type('clean ');
    expect(asked).not.toHaveBeenCalled();
    await pass(360);
    expect(asked.mock.calls).toEqual([['clean']]);
    type('wat');
    await pass(60);
    expect(field()).toHaveValue('clean wat');
    type('er');
    await pass(500);
    expect(asked.mock.calls.at(-1)).toEqual(['clean water']);
    expect(field()).toHaveValue('clean water');
  });

  it('waits for a second letter and for the closing quote, unless Enter is pressed', async () => {
    type('"');
    type('clean wat');
    await pass(500);
    expect(asked).not.toHaveBeenCalled();
    enter();
    expect(asked.mock.calls).toEqual([['"clean wat']]);
  });

  it('clears the search when the field is emptied', async () => {
    type('water');
    await pass(500);
    fireEvent.change(field(), { target: { value: '' } });
    await pass(500);
    expect(asked.mock.calls).toEqual([['water'], ['']]);
  });

  it('moves to the next match with Enter', async () => {
    type('water');
    await pass(500);
    enter();
    expect(gone).toHaveBeenCalledWith(1);
  });
});
