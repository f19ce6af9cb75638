import type { Legislation } from '@rotunda/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { suppliedWords } from '../model/supplied-words.ts';
import { ProvenanceList } from './provenance-list.tsx';

const record = (changes: Partial<Legislation['provenance'][number]>): Legislation['provenance'][number] => ({
  ...{ source: 'billstatus', sourceTitle: 'GovInfo bill status', part: 'main', sourceUrl: null },
  ...{ fetchedTs: Date.UTC(2026, 2, 9, 15) / 1000, sourceUpdatedTs: null, fields: [] },
  ...changes,
});

it('names each source once, how old it is, and what it supplied, in words', () => {
  renderUi(
    <ProvenanceList
      provenance={[
        record({ fields: ['latestAction', 'sponsors', 'alternateExternalIds'] }),
        record({ part: 'text', fields: ['versions'], sourceUpdatedTs: Date.UTC(2026, 2, 11, 15) / 1000 }),
        record({
          source: 'legiscan',
          sourceTitle: 'LegiScan',
          sourceUrl: 'https://legiscan.example/1',
          fields: ['isoCode'],
        }),
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'GovInfo bill status · updated March 11, 2026Status and actions, text, sponsors',
    'LegiScan · updated March 9, 2026',
  ]);
  expect(screen.getByRole('link', { name: /LegiScan/ })).toHaveAttribute('href', 'https://legiscan.example/1');
});

it('shows no name of a field', () => {
  expect(suppliedWords(['sessionEndOn', 'alternateExternalIds', 'constructor'])).toBe('');
});

it('names the authors and committees a report has from its source', () => {
  expect(suppliedWords(['authors', 'committeeFusionIds'])).toBe('Authors, committees');
});
