import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useDialogs } from './use-dialogs.ts';

function Row({ count }: { count: number }) {
  const { open, dialog } = useDialogs({
    create: (close) => <button onClick={close}>Close the new one</button>,
    rename: (close, name: string) => <button onClick={close}>{`Close ${name} of ${count}`}</button>,
  });
  return (
    <>
      <button onClick={open.create}>Create</button>
      <button onClick={() => open.rename('Water')}>Rename</button>
      {dialog}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('useDialogs keeps a single dialog open until it closes', async () => {
  const { user } = renderUi(<Row count={2} />);
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
  await user.click(button('Create'));
  expect(button('Close the new one')).toBeInTheDocument();
  await user.click(button('Rename'));
  expect(screen.queryByRole('button', { name: 'Close the new one' })).toBeNull();
  await user.click(button('Close Water of 2'));
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
});

it('useDialogs updates an open dialog with its list', async () => {
  const { user, rerender } = renderUi(<Row count={2} />);
  await user.click(button('Rename'));
  rerender(<Row count={1} />);
  expect(button('Close Water of 1')).toBeInTheDocument();
});
