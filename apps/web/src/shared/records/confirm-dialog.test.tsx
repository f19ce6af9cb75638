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

it('is read aloud with its question and destroys nothing by Enter', async () => {
  const onConfirm = vi.fn(async () => {});
  const { user, dialog } = await open({ onConfirm });
  expect(dialog).toHaveAccessibleDescription('Delete “Water”? This cannot be undone.');
  await expectAccessible(dialog);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

it('closes on a success, says what was done and then tells who opened it', async () => {
  const told: unknown[] = [];
  const { user } = await open({
    onConfirm: async () => ({ deleted: 2 }),
    doneText: () => 'Tag deleted',
    onDone: (result) => told.push(result),
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tag deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told).toEqual([{ deleted: 2 }]);
});

it('cannot be left while it is at work', async () => {
  const { user } = await open({ onConfirm: () => new Promise(() => {}) });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('stays open on a refusal with its reason, and can be tried again', async () => {
  const answers = [() => Promise.reject(new TypeError('fetch failed')), async () => {}];
  const { user } = await open({ onConfirm: () => answers.shift()?.() ?? Promise.resolve() });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached|offline|connection/i);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open, and says no success, where the call has told the person itself', async () => {
  const { user } = await open({ onConfirm: async () => false, doneText: () => 'Tag deleted' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByText('Tag deleted')).toBeNull();
});

it('says what was done although the row took the dialog with it', async () => {
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
