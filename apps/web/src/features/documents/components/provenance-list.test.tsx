import type { Legislation } from '@rotunda/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { describeSuppliedFields } from '../model/describe-supplied-fields.ts';
import { ProvenanceList } from './provenance-list.tsx';

const record = (changes: Partial<Legislation['provenance'][number]>): Legislation['provenance'][number] => ({
  source: 'billstatus',
  sourceTitle: 'GovInfo bill status',
  part: 'main',
  sourceUrl: null,
  fetchedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
  sourceUpdatedTs: null,
  sourceUpdatedOn: null,
  fields: [],
  contradictions: [],
  ...changes,
});

it('ProvenanceList names each source once, with the day it states for its update or else of fetching', () => {
  renderUi(
    <ProvenanceList
      provenance={[
        record({ fields: ['latestAction', 'sponsors', 'alternateExternalIds'] }),
        record({ part: 'text', fields: ['versions'], sourceUpdatedTs: 1, sourceUpdatedOn: '2026-03-01' }),
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
    'GovInfo bill status · updated March 1, 2026Status and actions, text, sponsors',
    'LegiScan · fetched March 9, 2026',
  ]);
  expect(screen.getByRole('link', { name: /LegiScan/ })).toHaveAttribute('href', 'https://legiscan.example/1');
});

it('ProvenanceList says where a source contradicts itself, each sentence once', () => {
  const sentence = 'The record names Congress 118; its file name and its dates name Congress 119.';
  renderUi(
    <ProvenanceList
      provenance={[record({ contradictions: [sentence] }), record({ part: 'text', contradictions: [sentence] })]}
    />,
  );
  expect(screen.getByText(`Record contradicts itself: ${sentence}`)).toBeInTheDocument();
});

it('describeSuppliedFields never returns field names', () => {
  expect(describeSuppliedFields(['sessionEndOn', 'alternateExternalIds', 'constructor'])).toBe('');
});

it('describeSuppliedFields names the authors and committees of a report', () => {
  expect(describeSuppliedFields(['authors', 'committeeFusionIds'])).toBe('Authors, committees');
});
