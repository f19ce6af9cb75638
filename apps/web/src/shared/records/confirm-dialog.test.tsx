import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface RowProps extends Partial<ConfirmDialogProps<unknown>> {
  onConfirm: () => Promise<unknown>;
}

/** A row with a button that deletes it. */
function Row(props: RowProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        Remove
      </button>
      {isAsking ? (
        <ConfirmDialog
          title="Delete tag"
          question="Delete “Water”?"
          hint="This cannot be undone."
          label="Delete"
          pendingLabel="Deleting..."
          onClose={() => setIsAsking(false)}
          {...props}
        />
      ) : null}
    </>
  );
}

const open = async (props: RowProps) => {
  const rendered = renderWithApi(<Row {...props} />, {});
  await rendered.user.click(screen.getByRole('button', { name: 'Remove' }));
  return { ...rendered, dialog: screen.getByRole('dialog', { name: 'Delete tag' }) };
};

it('ConfirmDialog is described by its question and does not confirm on Enter', async () => {
  const onConfirm = vi.fn(async () => {});
  const { user, dialog } = await open({ onConfirm });
  expect(dialog).toHaveAccessibleDescription('Delete “Water”? This cannot be undone.');
  await expectAccessible(dialog);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

it('ConfirmDialog closes on success, shows a message and notifies its opener', async () => {
  const results: unknown[] = [];
  const { user } = await open({
    onConfirm: async () => ({ deleted: 2 }),
    doneText: () => 'Tag deleted',
    onDone: (result) => results.push(result),
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tag deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(results).toEqual([{ deleted: 2 }]);
});

it('ConfirmDialog cannot be closed while it is working', async () => {
  const { user } = await open({ onConfirm: () => new Promise(() => {}) });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('ConfirmDialog stays open with the reason of a refusal and can be retried', async () => {
  const answers = [() => Promise.reject(new TypeError('fetch failed')), async () => {}];
  const { user } = await open({ onConfirm: () => answers.shift()?.() ?? Promise.resolve() });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached|offline|connection/i);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ConfirmDialog stays open without a success message when the call returns false', async () => {
  const { user } = await open({ onConfirm: async () => false, doneText: () => 'Tag deleted' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByText('Tag deleted')).toBeNull();
});

it('ConfirmDialog shows the success message even after it was unmounted', async () => {
  let finish = () => {};
  const { user, unmount } = await open({
    onConfirm: () => new Promise<void>((resolve) => (finish = resolve)),
    doneText: () => 'Tag deleted',
    onDone: vi.fn(),
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  unmount();
  renderWithApi(null, {});
  finish();
  expect(await screen.findByText('Tag deleted')).toBeInTheDocument();
});
