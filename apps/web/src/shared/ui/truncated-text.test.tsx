import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { TruncatedText } from './truncated-text.tsx';

const TITLE = `To make appropriations ${'for the fiscal year and for other purposes '.repeat(50)}`.trim();
const SHOWN = 'To make appropriations for the fiscal…';

describe('A title of 2,000 characters', () => {
  it('folds behind a toggle that the keyboard reaches, and its tooltip has all of it', async () => {
    renderUi(<TruncatedText text={TITLE} limit={40} />);
    expect(screen.getByTitle(TITLE)).toHaveTextContent(SHOWN);
    await userEvent.tab();
    const toggle = screen.getByRole('button', { name: 'Show More' });
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(TITLE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show Less' })).toHaveFocus();
  });

  it('is copied whole', () => {
    renderUi(<TruncatedText text={TITLE} limit={40} />);
    const shown = screen.getByTitle(TITLE);
    getSelection()?.selectAllChildren(shown);
    const setData = vi.fn();
    const copy = createEvent.copy(shown, { clipboardData: { setData } });
    fireEvent(shown, copy);
    expect(setData).toHaveBeenCalledWith('text/plain', TITLE);
    expect(copy.defaultPrevented).toBe(true);
  });

  it('stays in its link, without the toggle', () => {
    renderUi(<TruncatedText text={TITLE} limit={40} wrap={(shown) => <a href="#bill">{shown}</a>} />);
    expect(screen.getByRole('link')).toHaveTextContent(SHOWN);
    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'));
  });
});
