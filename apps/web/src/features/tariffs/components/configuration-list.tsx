import { formatDate } from '../../../shared/format/format-date.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { RowLink } from '../../../shared/ui/data-list-row.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { type Configuration, useConfigurations } from '../api/use-tariff-impact.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { formatCountries } from './program-list.tsx';

const MAX_SHOWN = 4;

const COLUMNS: readonly DataColumn<Configuration>[] = [
  {
    key: 'company',
    header: words.company,
    width: '2fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ company_name }) => <RowLink>{company_name}</RowLink>,
  },
  {
    key: 'countries',
    header: words.countries,
    width: '2fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ operating_countries }) => formatCountries(operating_countries, MAX_SHOWN),
  },
  {
    key: 'codes',
    header: words.codes,
    width: '2fr',
    phone: 'line',
    isLabeledOnPhone: true,
    tone: 'quiet',
    cell: ({ hs_codes }) => hs_codes.join(', '),
  },
  {
    key: 'updated',
    header: words.updated,
    width: 148,
    phone: 'line',
    tone: 'faint',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** Lists the companies that the organization has entered, with instructions for those who can add one. */
export function ConfigurationList({ isEditor }: { isEditor: boolean }) {
  const found = useConfigurations();
  return (
    <DataList
      label={words.list}
      columns={COLUMNS}
      items={found.data?.results ?? []}
      getKey={({ _id }) => _id}
      query={found}
      opening={{ getHref: ({ _id }) => `/global-tariff-tracker/impact?report=${_id}` }}
      empty={
        <EmptyState icon="regulation" title={words.empty} {...(isEditor ? { description: words.emptyHint } : {})} />
      }
    />
  );
}
