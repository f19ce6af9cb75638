import TextField from '@mui/material/TextField';
import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { changedValues } from './changed-values.ts';
import { RecordFormDialog } from './record-form-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

interface Place {
  version: number;
  name: string;
  note: string;
}

const STORED: Place = { version: 1, name: 'Annex', note: 'Second floor' };

const refusal = (code: string, status: number, fields: Record<string, string> = {}) =>
  new ORPCError(code, { status, message: `The server says ${code}`, data: { fields } });

type Save = (sent: Partial<Place> & { version: number }) => Promise<unknown>;

/** A dialog that edits a place, and a button that simulates a change by another user. */
function Example({ save, load = async () => STORED }: { save: Save; load?: () => Promise<Place> }) {
  const [record, setRecord] = useState(STORED);
  const [isOpen, setIsOpen] = useState(true);
  const form = useRecordForm({
    record,
    readValues: ({ name, note }) => ({ name, note }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Enter a name.' } : {}),
    save: ({ record: { version }, values, before }) => save({ version, ...changedValues(values, before) }),
    conflict: { message: 'Somebody else has changed it.', load },
    onSaved: () => setIsOpen(false),
  });
  return (
    <>
      {isOpen ? (
        <RecordFormDialog form={form} title="Edit place" label="Save" onClose={() => setIsOpen(false)}>
          <TextField label="Name" {...form.text('name')} />
          <TextField label="Note" {...form.text('note')} />
          <button type="button" onClick={() => form.set({ note: '' })}>
            Clear the note
          </button>
          <button type="button" onClick={() => setRecord({ version: 2, name: 'Annex', note: 'Third floor' })}>
            Let another person save the note
          </button>
          <button type="button" onClick={() => setRecord({ version: 2, name: 'Annex B', note: 'Third floor' })}>
            Let another person save both
          </button>
        </RecordFormDialog>
      ) : null}
    </>
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const button = (name: string) => screen.getByRole('button', { name });

async function typeName(text: string, props: Parameters<typeof Example>[0]) {
  const { user } = renderWithApi(<Example {...props} />, {});
  await user.clear(field('Name'));
  if (text !== '') await user.type(field('Name'), text);
  return user;
}

describe('useRecordForm', () => {
  it('sends only what changed with the version it was opened on, and closes', async () => {
    const save = vi.fn<Save>(async () => {});
    const user = await typeName('Hall', { save });
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save.mock.calls).toEqual([[{ version: 1, name: 'Hall' }]]);
  });

  it('has nothing to save while nothing differs, also after an edit was reverted', async () => {
    const user = await typeName('Annex', { save: async () => {} });
    await waitFor(() => expect(button('Save')).toBeDisabled());
    await user.click(button('Clear the note'));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard unsaved changes?')).toBeInTheDocument();
  });

  it('reports a missing value at its field and does not save it', async () => {
    const user = await typeName('', { save: async () => {} });
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    expect(field('Name')).toBeInvalid();
    expect(button('Save')).toBeDisabled();
    await user.type(field('Name'), 'H');
    await waitFor(() => expect(screen.queryByText('Enter a name.')).toBeNull());
  });

  it('shows a field error from the server, focuses the field and clears the error on change', async () => {
    const save = async () => Promise.reject(refusal('VALIDATION', 400, { name: 'There is one already.' }));
    const user = await typeName('Hall', { save });
    await user.click(button('Save'));
    expect(await screen.findByText('There is one already.')).toBeInTheDocument();
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText('The server says VALIDATION')).toBeNull();
    await user.type(field('Name'), 's');
    await waitFor(() => expect(screen.queryByText('There is one already.')).toBeNull());
  });

  it('shows any other refusal in the dialog until something is changed', async () => {
    const user = await typeName('Hall', { save: async () => Promise.reject(refusal('FORBIDDEN', 403)) });
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server says FORBIDDEN');
    await user.click(button('Clear the note'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('after a conflict reloads the current record, keeps what was typed and saves over it', async () => {
    const sent: unknown[] = [];
    const user = await typeName('Hall', {
      save: async (changes) => {
        sent.push(changes);
        if (changes.version === 1) throw refusal('CONFLICT', 409);
      },
      load: async () => ({ version: 2, name: 'Annex B', note: 'Third floor' }),
    });
    await user.click(button('Save'));
    expect(await screen.findByText('Somebody else has changed it.')).toBeInTheDocument();
    expect(button('Save')).toBeDisabled();
    await user.click(button('Reload'));
    await waitFor(() => expect(field('Note')).toHaveValue('Third floor'));
    expect(field('Name')).toHaveValue('Hall');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { version: 1, name: 'Hall' },
      { version: 2, name: 'Hall' },
    ]);
  });

  it('follows the record in fields that were not edited', async () => {
    const save = vi.fn<Save>();
    const user = await typeName('Hall', { save });
    await user.click(button('Let another person save the note'));
    await waitFor(() => expect(field('Note')).toHaveValue('Third floor'));
    expect(field('Name')).toHaveValue('Hall');
    await user.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ version: 2, name: 'Hall' }));
  });

  it('reports a conflict when a colleague changed the same field', async () => {
    const save = vi.fn<Save>(async ({ version }) => {
      if (version === 1) throw refusal('CONFLICT', 409);
    });
    const user = await typeName('Hall', { save });
    await user.click(button('Let another person save both'));
    await user.click(button('Save'));
    expect(await screen.findByText('Somebody else has changed it.')).toBeInTheDocument();
    expect(save.mock.calls).toEqual([[{ version: 1, name: 'Hall' }]]);
  });
});
