import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PageError } from './page-error.tsx';

describe('PageError', () => {
  it("hides the error's message and offers Retry", async () => {
    const reset = vi.fn();
    const { user, container } = renderUi(<PageError error={new Error('x is undefined')} reset={reset} />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('undefined');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reset).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });
});
