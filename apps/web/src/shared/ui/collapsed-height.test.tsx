import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CollapsedHeight } from './collapsed-height.tsx';

/** Gives every element this height, because jsdom has no layout. */
function layOut(height: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
}

it('CollapsedHeight offers Show More only when the content exceeds the limit', () => {
  layOut(300);
  renderUi(<CollapsedHeight limit={300}>Short</CollapsedHeight>);
  expect(screen.queryByRole('button')).toBeNull();
});

it('CollapsedHeight expands and collapses the content', async () => {
  layOut(301);
  renderUi(<CollapsedHeight limit={300}>Long</CollapsedHeight>);
  const frame = screen.getByText('Long').parentElement;
  expect(frame).toHaveStyle({ maxHeight: '300px' });
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(frame).not.toHaveStyle({ maxHeight: '300px' });
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(frame).toHaveStyle({ maxHeight: '300px' });
});
