import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExportButton } from './export-button.tsx';

it.each<[string, number | null, string[], boolean]>([
  ['results', 12, [], true],
  ['no results', 0, [], false],
  ['a search that is running or has failed', null, [], false],
  ['a failed search with selected results', null, ['1'], true],
])('A list with %s offers its export only if there is something to export', (_what, total, selected, isOffered) => {
  const list = { searchModel: { rawTextSearch: 'water' }, sort: 'relevance' } as const;
  render(<ExportButton subject={{ kind: 'documents', list, total, selected }} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' });
  expect(!button.disabled).toBe(isOffered);
});
