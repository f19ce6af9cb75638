import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AddressFindField } from './find-field.tsx';

/** An address that changes a while after it is told to, as one that a router keeps does. */
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

const field = () => screen.getByRole('searchbox', { name: 'Find' });

describe('AddressFindField', () => {
  it('loses no letter and no blank typed before the address has changed', async () => {
    const { user } = renderUi(<Found />);
    await user.type(field(), 'levee ');
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    await user.type(field(), 'works');
    expect(field()).toHaveValue('levee works');
  });

  it('tells the words once they have rested', async () => {
    const onChange = vi.fn<(words: string) => void>();
    const { user } = renderUi(<Found onChange={onChange} delayMs={30} />);
    await user.type(field(), 'levee');
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['levee']]));
  });

  it('shows what the address was changed to from elsewhere', async () => {
    const { user } = renderUi(<Found />);
    await user.type(field(), 'levee');
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('');
  });
});
