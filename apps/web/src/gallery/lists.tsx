import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRowSelection } from '../shared/hooks/use-row-selection.ts';
import type { DataColumn } from '../shared/ui/data-list-columns.ts';
import { DataList, type DataListProps } from '../shared/ui/data-list.tsx';
import { RowLink } from '../shared/ui/data-list-row.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { ListRow } from '../shared/ui/list-row.tsx';
import { RowList } from '../shared/ui/list-row-root.ts';
import { OptionsMenu } from '../shared/ui/options-menu.tsx';
import { PaginationFooter } from '../shared/ui/pagination-footer.tsx';
import { SecondLine } from '../shared/ui/second-line.tsx';
import { SkeletonRows } from '../shared/ui/skeleton-rows.tsx';
import { StatusBadge } from '../shared/ui/status-badge.tsx';
import type { Piece } from './piece.ts';

interface Permit {
  id: string;
  name: string;
  county: string;
  days: number;
  filed: string;
}

const getPermits = (count: number): Permit[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `permit-${at + 1}`,
    name:
      at === 1
        ? 'A permit whose name is as long as those that committees like to give their bills'
        : `Permit ${at + 1}`,
    county: ['Alder', 'Birch', 'Cedar'][at % 3] ?? 'Alder',
    days: 37 * (at + 1),
    filed: 'March 12, 2026',
  }));

const COLUMNS: readonly DataColumn<Permit>[] = [
  {
    key: 'name',
    header: 'Permit',
    width: '2fr',
    phone: 'identity',
    tone: 'strong',
    isSortable: true,
    cell: ({ id, name }) => (
      <>
        <RowLink>{name}</RowLink>
        <SecondLine>{id}</SecondLine>
      </>
    ),
  },
  { key: 'county', header: 'County', width: '1fr', phone: 'line', tone: 'quiet', cell: ({ county }) => county },
  {
    key: 'days',
    header: 'Days open',
    headerNote: 'median',
    width: 96,
    phone: 'flow',
    isLabeledOnPhone: true,
    isFigure: true,
    isSortable: true,
    cell: ({ days }) => days,
  },
  {
    key: 'filed',
    header: 'Filed',
    width: 140,
    phone: 'flow',
    tone: 'faint',
    showsFrom: 800,
    cell: ({ filed }) => filed,
  },
  {
    key: 'options',
    header: 'Options',
    isHeaderHidden: true,
    width: 32,
    phone: 'end',
    cell: ({ name }) => (
      <OptionsMenu label={`Options for ${name}`} groups={[[{ label: 'Rename', icon: 'edit', onChoose: () => {} }]]} />
    ),
  },
];

const QUERY = { isPending: false, isError: false, error: null, refetch: () => {} };

const getId = ({ id }: Permit) => id;

const list = (count: number, changes: Partial<DataListProps<Permit>> = {}) => (
  <DataList
    label="Permits"
    columns={COLUMNS}
    items={getPermits(count)}
    getKey={getId}
    query={QUERY}
    empty={
      <EmptyState
        icon="folder"
        title="No permits yet"
        description="A permit appears here as soon as it is filed."
        action={<Button variant="contained">Add permit</Button>}
      />
    }
    {...changes}
  />
);

/** Rows that open and can be selected, with full keyboard support. */
function Selectable({ count }: { count: number }) {
  const [items] = useState(() => getPermits(count));
  const [openKey, setOpenKey] = useState<string | null>('permit-2');
  const { has, toggle } = useRowSelection(items, getId);
  return list(count, {
    items,
    opening: { getHref: ({ id }) => `#${id}`, onOpen: ({ id }) => setOpenKey(id), openKey },
    selecting: {
      getBox: (key) => ({ isChecked: has(key), onToggle: (isChecked, isRange) => toggle(key, isChecked, isRange) }),
      getName: ({ name }) => name,
    },
  });
}

function Sortable() {
  const [sort, setSort] = useState<{ key: string; direction: 'ascending' | 'descending' }>({
    key: 'days',
    direction: 'descending',
  });
  return list(3, {
    sort: {
      ...sort,
      onSort: (key) =>
        setSort({ key, direction: sort.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' }),
    },
  });
}

const documentRow = (changes: Partial<Parameters<typeof ListRow>[0]> = {}) => (
  <ListRow
    href="#document"
    onOpen={() => {}}
    identifier="CA SB 1142"
    badge={<StatusBadge status="Considering" />}
    titleText="Residential tenancies: rental-pricing software"
    lastAction="Assembly · Referred to Judiciary"
    excerpt="…incorporates nonpublic competitor data…"
    origin={{ first: 'Rent-setting software', second: 'Algorithmic pricing' }}
    decisions={{ priority: 'High', position: 'Oppose', tags: [{ _id: '1', name: 'Testify' }], projects: [] }}
    date="Mar 9"
    {...changes}
  />
);

export const LISTS: readonly Piece[] = [
  {
    name: 'DataList',
    states: {
      'To read: a table': () => list(4),
      'To open and choose: arrows, Home, End, Space, Shift+Space, Enter': () => <Selectable count={4} />,
      'Sorted by a column': () => <Sortable />,
      'Header read aloud only': () => list(2, { hasHeader: false }),
      'Pages below': () =>
        list(3, {
          total: 1487,
          offset: 25,
          footer: <PaginationFooter label="Permits" offset={25} limit={25} total={1487} onOffsetChange={() => {}} />,
        }),
      Loading: () => list(0, { query: { ...QUERY, isPending: true }, skeletonRows: 3 }),
      'Failed, nothing shown yet': () => list(0, { query: { ...QUERY, isError: true, error: new Error() } }),
      'Failed, rows kept': () => list(2, { query: { ...QUERY, isError: true, error: new Error() } }),
      Empty: () => list(0),
      'A thousand rows, those in sight drawn': () => (
        <div style={{ height: 320, overflow: 'auto' }}>
          <Selectable count={1000} />
        </div>
      ),
    },
  },
  {
    name: 'ListRow',
    states: {
      'Unread, selected, with a box, plain': () => (
        <RowList aria-label="Documents">
          {documentRow({ isUnread: true })}
          {documentRow({ isSelected: true })}
          {documentRow({ selection: { isChecked: true, onToggle: () => {} } })}
          {documentRow({ identifier: 'EPA-HQ-OAR-2024-0358-0001' })}
        </RowList>
      ),
      Loading: () => <SkeletonRows count={2} hasOrigin />,
    },
  },
];
