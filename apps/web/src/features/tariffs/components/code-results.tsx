import type { HarmonizedCode } from '@rotunda/contract';
import { DataList } from '../../../shared/ui/data-list.tsx';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { useFoundCodes } from '../api/use-tariff-schedule.ts';
import { formatHeading } from '../model/chapter-tree.ts';
import { CODES_PAGE_SIZE } from '../model/codes-search.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { ClearSearch } from './clear-search.tsx';
import { CodeLink } from './code-text.tsx';
import { GeneralRate, ListedRate, getRates } from './rate-words.tsx';

export interface CodeResultsProps {
  query: string;
  page: number;
  onPageChange: (page: number) => void;
  onClear: () => void;
}

const COLUMNS: readonly DataColumn<HarmonizedCode>[] = [
  {
    key: 'code',
    header: words.code,
    width: 120,
    phone: 'identity',
    tone: 'strong',
    cell: ({ htsno }) => (htsno === null ? '–' : <CodeLink code={htsno} />),
  },
  {
    key: 'description',
    header: words.description,
    width: '1fr',
    phone: 'line',
    cell: ({ description, ancestors }) => (
      <>
        {ancestors.length > 0 ? <SecondLine>{formatPath(ancestors)}</SecondLine> : null}
        {formatHeading(description)}
      </>
    ),
  },
  {
    key: 'general',
    header: words.general,
    width: 132,
    phone: 'flow',
    isLabeledOnPhone: true,
    cell: (line) => <GeneralRate line={line} />,
  },
  {
    key: 'special',
    header: words.special,
    width: 168,
    phone: 'hidden',
    tone: 'quiet',
    showsFrom: 900,
    cell: (line) => <ListedRate text={getRates(line).special} />,
  },
  {
    key: 'other',
    header: words.other,
    width: 112,
    phone: 'hidden',
    tone: 'quiet',
    showsFrom: 900,
    cell: (line) => getRates(line).other,
  },
];

/** Joins the headings above a line. */
const formatPath = (ancestors: readonly string[]) => ancestors.map(formatHeading).join(' › ');

/** Lists matching lines of the schedule, each with the headings above it. */
export function CodeResults({ query, page, onPageChange, onClear }: CodeResultsProps) {
  const found = useFoundCodes(query, page);
  const total = found.data?.total ?? 0;
  return (
    <DataList
      label={words.results}
      isFramed={false}
      align="start"
      columns={COLUMNS}
      items={found.data?.results ?? []}
      getKey={({ htsno, ancestors, description }) => [htsno, ...ancestors, description].join(' ')}
      query={found}
      total={total}
      offset={(page - 1) * CODES_PAGE_SIZE}
      skeletonRows={12}
      empty={<ClearSearch title={words.noCodes} onClear={onClear} />}
      footer={
        <PaginationFooter
          label={words.results}
          offset={(page - 1) * CODES_PAGE_SIZE}
          limit={CODES_PAGE_SIZE}
          total={total}
          onOffsetChange={(offset) => onPageChange(offset / CODES_PAGE_SIZE + 1)}
        />
      }
    />
  );
}
