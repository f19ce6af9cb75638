import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWindowWidth } from '../../testing/set-window-width.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FilterOption } from './filter-option.tsx';
import { FilterGroup, FilterRail, type FilterRailProps } from './filter-rail.tsx';

afterEach(() => setWindowWidth(null));

function Rail(props: Partial<FilterRailProps> & { startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(props.startsOpen ?? true);
  const [isChecked, setIsChecked] = useState(false);
  return (
    <FilterRail activeCount={12} isOpen={isOpen} onOpenChange={setIsOpen} {...props}>
      <FilterGroup title="Status" chosenCount={isChecked ? 1 : 0}>
        <FilterOption label="Passed" isChecked={isChecked} onChange={setIsChecked} count={1152} isPending={isChecked} />
      </FilterGroup>
    </FilterRail>
  );
}

describe('FilterRail', () => {
  it('collapses to a strip that still shows the number of active filters', async () => {
    const { user, container } = renderUi(<Rail />);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Hide filters' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Filters' })).toHaveTextContent('12');
    await user.click(screen.getByRole('button', { name: 'Show filters' }));
    expect(screen.getByRole('checkbox', { name: /Passed/ })).toBeInTheDocument();
  });

  it('shows the count of each choice and marks pending choices', async () => {
    const { user } = renderUi(<Rail />);
    await user.click(screen.getByRole('checkbox', { name: /Passed.*1,152/ }));
    expect(screen.getByRole('checkbox', { name: /Passed/ })).toBeChecked();
    expect(screen.getByTitle('Not applied yet')).toBeInTheDocument();
  });

  it('collapses a group by its heading', async () => {
    const { user } = renderUi(<Rail />);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Status' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers Apply and Revert only while changes are pending', async () => {
    const onApply = vi.fn();
    const onRevert = vi.fn();
    const { user, unmount } = renderUi(<Rail pendingCount={2} onApply={onApply} onRevert={onRevert} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 changes');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Revert' }));
    expect([onApply.mock.calls.length, onRevert.mock.calls.length]).toEqual([1, 1]);
    unmount();
    renderUi(<Rail pendingCount={0} onApply={onApply} onRevert={onRevert} />);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('covers the screen on a phone and closes when applied', async () => {
    setWindowWidth(390);
    const { user } = renderUi(<Rail pendingCount={1} onApply={() => {}} />);
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await expectAccessible(dialog);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
