import type { FileImport } from '@rotunda/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../testing/fake-server.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ImportResultStep } from './import-result-step.tsx';
import { useFileImport } from './use-file-import.ts';

const FILE: FileImport = {
  importId: '0198f0c0-0000-7000-8000-000000000001',
  kind: 'CustomPerson',
  fileName: 'list.csv',
  state: 'importing',
  columns: ['Name'],
  examples: [['Ada']],
  mapping: ['lastName'],
  rows: 600,
  rowsDone: 250,
  counts: {
    new: 250,
    changed: 0,
    unchanged: 0,
    faulty: 0,
  },
  samples: [],
  faults: [],
  failure: null,
  createdAtTs: 1,
};
const WORDS = {
  title: 'Import contacts',
  kinds: [],
  noun: 'contact',
  importing: 'Importing contacts',
  checkedHint: '',
  fields: {},
};

function Step({ file = FILE }: { file?: FileImport }) {
  const steps = { onChangeColumns: () => undefined, onClose: () => undefined };
  return <ImportResultStep file={file} fileImport={useFileImport()} words={WORDS} {...steps} />;
}

describe('Import result step', () => {
  it('stops a running import', async () => {
    const stopped: unknown[] = [];
    const discard = (input: unknown) => {
      stopped.push(input);
      return { ok: true } as const;
    };
    const { user } = renderWithApi(<Step />, { fileImports: { discard } });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeEnabled();
    expect(stopped).toEqual([{ importId: FILE.importId }]);
  });

  it('says why an import could not be stopped', async () => {
    const discard = () => {
      throw new Refusal('FORBIDDEN');
    };
    const { user } = renderWithApi(<Step />, { fileImports: { discard } });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You do not have permission to do this.')).toBeInTheDocument();
  });

  it('says after the import that lines with errors were skipped', () => {
    const counts = { ...FILE.counts, faulty: 1 };
    const faults = [{ line: 3, reason: 'The name is missing.' }];
    renderWithApi(<Step file={{ ...FILE, state: 'finished', counts, faults }} />, {});
    expect(screen.getByRole('heading', { name: 'Lines skipped because of errors' })).toBeVisible();
  });
});
