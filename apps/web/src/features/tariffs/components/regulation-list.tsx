import { getIdentifier } from '@rotunda/contract/values';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { formatDay, formatShortDay } from '../../../shared/format/format-date.ts';
import { DataList, type ListQuery } from '../../../shared/ui/data-list.tsx';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { RowLink } from '../../../shared/ui/data-list-row.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { truncateText } from '../../../shared/format/truncate-text.ts';
import { REGULATIONS_PAGE_SIZE, type TariffRegulation } from '../api/use-tariff-regulations.ts';
import type { TrackerSearch, TrackerSearchChanges } from '../model/tracker-search.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { ClearSearch } from './clear-search.tsx';

/** Characters of a title in a row; the tooltip and the document itself have all of it. */
const TITLE = 200;

/** Codes named in a row; the rest are counted. */
const CODES_SHOWN = 3;

const COLUMNS: readonly DataColumn<TariffRegulation>[] = [
  {
    key: 'document',
    header: words.document,
    width: '3fr',
    phone: 'identity',
    tone: 'strong',
    cell: (measure) => (
      <>
        <RowLink title={measure.title}>{truncateText(measure.title, TITLE)}</RowLink>
        <SecondLine>{getIdentifier(measure)}</SecondLine>
      </>
    ),
  },
  {
    key: 'codes',
    header: words.codesCited,
    width: '2fr',
    phone: 'flow',
    isLabeledOnPhone: true,
    showsFrom: 720,
    cell: ({ tariffMeasure }) => getCodes(tariffMeasure.codes),
  },
  {
    key: 'rates',
    header: words.rates,
    width: 152,
    phone: 'flow',
    isLabeledOnPhone: true,
    showsFrom: 900,
    cell: ({ tariffMeasure }) => tariffMeasure.rates.join(BETWEEN_TERMS),
  },
  {
    key: 'effective',
    header: words.effective,
    width: 112,
    phone: 'flow',
    isLabeledOnPhone: true,
    cell: ({ tariffMeasure }) => formatShortDay(tariffMeasure.effectiveOn.at(-1)),
  },
  {
    key: 'published',
    header: words.published,
    width: 104,
    phone: 'end',
    tone: 'faint',
    cell: ({ publicationDate }) => (
      <time dateTime={publicationDate ?? undefined} title={formatDay(publicationDate)}>
        {formatShortDay(publicationDate)}
      </time>
    ),
  },
];

function getCodes(codes: readonly string[]): string {
  const more = codes.length - CODES_SHOWN;
  return [codes.slice(0, CODES_SHOWN).join(', '), more > 0 ? words.moreCodes(more) : ''].filter(Boolean).join(' ');
}

export interface RegulationListProps {
  query: ListQuery & { data?: { results: TariffRegulation[]; total: number } | undefined };
  search: TrackerSearch;
  onSearchChange: (changes: TrackerSearchChanges) => void;
}

/** Lists one page of documents that change tariffs. */
export function RegulationList({ query, search, onSearchChange }: RegulationListProps) {
  const { results = [], total = 0 } = query.data ?? {};
  const offset = ((search.page ?? 1) - 1) * REGULATIONS_PAGE_SIZE;
  return (
    <DataList
      label={words.regulations}
      isFramed={false}
      align="start"
      columns={COLUMNS}
      items={results}
      getKey={({ fusionId }) => fusionId}
      query={query}
      total={total}
      offset={offset}
      skeletonRows={10}
      opening={{
        getHref: ({ fusionId }) => `/global-tariff-tracker?open=${encodeURIComponent(fusionId)}`,
        onOpen: ({ fusionId }) => onSearchChange({ open: fusionId }),
        openKey: search.open ?? null,
      }}
      empty={
        search.query === undefined && search.program === undefined ? (
          <EmptyState icon="regulation" title={words.noRegulations} description={words.noRegulationsHint} />
        ) : (
          <ClearSearch title={words.noneFound} onClear={() => onSearchChange({ query: null, program: null })} />
        )
      }
      footer={
        <PaginationFooter
          label={words.regulations}
          offset={offset}
          limit={REGULATIONS_PAGE_SIZE}
          total={total}
          onOffsetChange={(next) => onSearchChange({ page: next / REGULATIONS_PAGE_SIZE + 1 })}
        />
      }
    />
  );
}
