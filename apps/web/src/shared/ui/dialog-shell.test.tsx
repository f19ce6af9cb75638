import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createUnsavedChanges, UnsavedChangesContext } from '../navigation/unsaved-changes.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DialogShell, type DialogShellProps } from './dialog-shell.tsx';

function Opener(props: Partial<DialogShellProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <DialogShell title="Add New Project" isOpen={isOpen} onClose={() => setIsOpen(false)} {...props}>
        <input aria-label="Name" />
      </DialogShell>
    </>
  );
}

const open = async (props: Partial<DialogShellProps> = {}) => {
  const rendered = renderUi(<Opener {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...rendered, dialog: screen.getByRole('dialog', { name: 'Add New Project' }) };
};

describe('DialogShell', () => {
  it('is named, traps focus and returns it when closed', async () => {
    const { user, dialog } = await open({ submit: { label: 'Save', onSubmit: () => {} } });
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('focuses its first editable field, or Cancel in a question', async () => {
    const fields = (
      <>
        <input aria-label="Address" readOnly />
        <input aria-label="Name" />
        <input aria-label="Impact" />
      </>
    );
    const { unmount } = await open({ children: fields });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    unmount();
    await open({ children: fields, isQuestion: true, submit: { label: 'Delete', onSubmit: () => {} } });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('submits once on Enter in a field', async () => {
    const onSubmit = vi.fn();
    const { user } = await open({ submit: { label: 'Save', onSubmit } });
    await user.type(screen.getByLabelText('Name'), 'Rent{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not submit while it is disabled', async () => {
    const onSubmit = vi.fn();
    const { user } = await open({ submit: { label: 'Save', onSubmit, isDisabled: true } });
    await user.type(screen.getByLabelText('Name'), 'Rent{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('stays open while a submission is pending', async () => {
    const { user } = await open({
      submit: { label: 'Save', pendingLabel: 'Submitting...', onSubmit: () => {}, isPending: true },
    });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  it('shows an error', async () => {
    await open({ error: 'Failed to create project. Please try again.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to create project. Please try again.');
  });

  it('asks before unsaved changes are discarded', async () => {
    const { user } = await open({ isDirty: true, submit: { label: 'Save', onSubmit: () => {} } });
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('Discard unsaved changes?');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can refuse to close with unsaved changes, but Cancel still closes it', async () => {
    const { user } = await open({
      isDirty: true,
      whenUnsaved: 'refuse',
      submit: { label: 'Save', onSubmit: () => {} },
    });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Add New Project' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reports unsaved changes to the router while it is open', async () => {
    const unsaved = createUnsavedChanges();
    const { unmount } = renderUi(
      <UnsavedChangesContext value={unsaved}>
        <DialogShell title="Edit" isOpen isDirty onClose={() => {}}>
          text
        </DialogShell>
      </UnsavedChangesContext>,
    );
    expect(unsaved.hasAny()).toBe(true);
    unmount();
    expect(unsaved.hasAny()).toBe(false);
  });
});
