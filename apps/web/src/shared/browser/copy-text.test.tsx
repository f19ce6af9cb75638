import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { copyText } from './copy-text.ts';

describe('copyText', () => {
  it('writes the text to the clipboard and confirms it', async () => {
    renderUi(<p>page</p>);
    await act(() => copyText('US S 5', 'Link copied to clipboard'));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe('US S 5');
  });

  it('shows an error when the browser refuses', async () => {
    renderUi(<p>page</p>);
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    await act(() => copyText('US S 5'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to copy to clipboard.');
  });
});
