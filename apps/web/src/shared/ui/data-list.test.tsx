import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { useRowSelection } from '../hooks/use-row-selection.ts';
import type { DataColumn } from './data-list-columns.ts';
import { DataList, type DataListProps } from './data-list.tsx';
import { RowLink } from './data-list-row.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconButton } from './icon-button.tsx';

interface Well {
  id: string;
  name: string;
  depth: number;
}
const wells: Well[] = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name, at) => ({
  id: `w${at}`,
  name,
  depth: at * 10,
}));

const COLUMNS: readonly DataColumn<Well>[] = [
  { key: 'name', header: 'Well', cell: ({ name }) => <RowLink>{name}</RowLink>, width: '1fr', phone: 'identity' },
  { key: 'depth', header: 'Depth', cell: ({ depth }) => `${depth} m`, width: 96, phone: 'flow', isSortable: true },
  {
    key: 'options',
    header: 'Options',
    width: 32,
    phone: 'end',
    isHeaderHidden: true,
    cell: ({ name }) => <IconButton icon="more" label={`Options for ${name}`} />,
  },
];
const LOADED = { isPending: false, isError: false, error: null, refetch: () => {} };
const getId = ({ id }: Well) => id;

function list(changes: Partial<DataListProps<Well>> = {}) {
  return (
    <DataList
      label="Wells"
      columns={COLUMNS}
      items={wells}
      getKey={getId}
      query={LOADED}
      empty={<EmptyState icon="folder" title="No wells yet" />}
      {...changes}
    />
  );
}

/** A list of wells that can be opened and selected, as on a page. */
function Selectable({ onOpen, items = wells }: { onOpen: (well: Well) => void; items?: readonly Well[] }) {
  const { rows, has, toggle } = useRowSelection(items, getId);
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <>
      {list({
        items,
        opening: {
          getHref: ({ id }) => `/wells/${id}`,
          onOpen: (well) => {
            setOpenKey(well.id);
            onOpen(well);
          },
          openKey,
        },
        selecting: {
          getBox: (key) => ({ isChecked: has(key), onToggle: (isChecked, isRange) => toggle(key, isChecked, isRange) }),
          getName: ({ name }) => name,
        },
      })}
      <p>{`Chosen: ${rows.map(({ name }) => name).join(' ')}`}</p>
    </>
  );
}

describe('DataList', () => {
  it('is a table that exposes its columns, rows and position in the whole list', async () => {
    const { container } = renderUi(list({ total: 40, offset: 20 }));
    const table = screen.getByRole('table', { name: 'Wells' });
    expect(table).toHaveAttribute('aria-rowcount', '41');
    expect(table).toHaveAttribute('aria-colcount', '3');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Well', 'Depth', 'Options']);
    const row = within(table).getByRole('row', { name: /Birch/ });
    expect(row).toHaveAttribute('aria-rowindex', '23');
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Birch');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['10 m', '']);
    await expectAccessible(container);
  });

  it('exposes its sort order and requests another from a column header', async () => {
    const onSort = vi.fn();
    const { user } = renderUi(list({ sort: { key: 'depth', direction: 'descending', onSort } }));
    expect(screen.getByRole('columnheader', { name: 'Depth' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Well' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Depth' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('depth');
  });

  it('shows loading, an error with Retry, or an empty message', async () => {
    const refetch = vi.fn();
    const { user, rerender, container } = renderUi(list({ items: [], query: { ...LOADED, isPending: true } }));
    expect(screen.getByRole('status')).toHaveTextContent('Fetching data');
    expect(screen.queryByRole('table')).toBeNull();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expectAccessible(container);
    rerender(list({ items: [], query: { ...LOADED, isError: true, error: new Error('down'), refetch } }));
    expect(screen.queryByText('No wells yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledOnce();
    rerender(list({ items: [], footer: 'Pages' }));
    expect(screen.getByText('No wells yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Pages')).toBeNull();
  });

  it('keeps its rows when refetching fails', () => {
    renderUi(list({ query: { ...LOADED, isError: true, error: new Error('down') } }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('Alder')).toBeInTheDocument();
  });
});

describe('DataList keyboard navigation', () => {
  it('reaches a row with Tab, other rows with arrows, Home and End, and its controls with Tab', async () => {
    const { user, container } = renderUi(<Selectable onOpen={() => {}} />);
    const link = (name: string) => screen.getByRole('link', { name });
    await user.tab();
    await user.tab();
    expect(link('Alder')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Cedar')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(link('Dogwood')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(link('Alder')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Options for Birch' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Options for Birch' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(link('Birch')).toHaveFocus();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '4');
    await expectAccessible(container);
  });

  it('opens a record with Enter, and the flyout then follows the arrows', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<Selectable onOpen={onOpen} />);
    screen.getByRole('link', { name: 'Alder' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Birch' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowDown}');
    expect(onOpen.mock.calls.map(([well]: Well[]) => well?.name)).toEqual(['Birch', 'Cedar']);
    expect(screen.getByRole('link', { name: 'Cedar' })).toHaveFocus();
  });

  it('selects with Space and extends the selection with Shift, like the checkboxes', async () => {
    const { user } = renderUi(<Selectable onOpen={() => {}} />);
    const chosen = () => screen.getByText(/^Chosen:/).textContent;
    screen.getByRole('link', { name: 'Alder' }).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(screen.getByRole('row', { name: /Alder/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>} {/Shift}');
    expect(chosen()).toBe('Chosen: Alder Birch Cedar');
    await user.click(screen.getByRole('checkbox', { name: 'Select Cedar' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('Chosen: Alder');
  });

  it('moves between checkboxes with the arrows while a checkbox has focus', async () => {
    const { user } = renderUi(<Selectable onOpen={() => {}} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Select Birch' })).toHaveFocus();
  });
});

describe('DataList with more than a hundred rows', () => {
  const many = Array.from({ length: 150 }, (_, at) => ({ id: `w${at}`, name: `Well ${at + 1}`, depth: at }));

  /** jsdom has no layout, so these mocks give rows of 48 px in a pane of 600 px. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('renders only visible rows, exposes the total count and reaches the last row with End', async () => {
    const { user } = renderUi(<Selectable onOpen={() => {}} items={many} />);
    const grid = screen.getByRole('grid');
    await waitFor(() => expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60));
    expect(grid).toHaveAttribute('aria-rowcount', '151');
    screen.getByText('Well 1').focus();
    await user.keyboard('{End}');
    expect(screen.getByText('Well 150')).toHaveFocus();
    expect(screen.getByText('Well 150').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '151');
    await user.keyboard('{Home}');
    expect(screen.getByText('Well 1')).toHaveFocus();
  });
});
