import { GENERIC_STATUSES } from '@rotunda/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DecisionLines } from './decision-marks.tsx';
import { FilterChip } from './filter-chip.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TagChips } from './tag-chips.tsx';

describe('StatusBadge', () => {
  it.each(GENERIC_STATUSES)('shows %s with text and an icon', (status) => {
    const { container } = renderUi(<StatusBadge status={status} />);
    expect(container).toHaveTextContent(status);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('draws a different icon for every status', () => {
    const drawings = GENERIC_STATUSES.map((status) => {
      const { container, unmount } = renderUi(<StatusBadge status={status} />);
      const drawing = container.querySelector('svg')?.innerHTML;
      unmount();
      return drawing;
    });
    expect(new Set(drawings).size).toBe(GENERIC_STATUSES.length);
  });
});

describe('TagChips', () => {
  const tags = ['board priority', 'testify', 'coalition'].map((name) => ({ _id: name, name }));

  it('collapses the tags beyond the limit into a count that names them', async () => {
    const { container } = renderUi(<TagChips tags={tags} limit={1} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['board priority', '+2']);
    expect(screen.getByLabelText('2 more: testify, coalition')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('renders nothing without tags', () => {
    renderUi(<TagChips tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('DecisionLines', () => {
  it('shows "Not reviewed" only while nothing has been decided', () => {
    const { unmount } = renderUi(<DecisionLines priority={null} position={null} tags={[]} projects={[]} />);
    expect(screen.getByText('Not reviewed')).toBeInTheDocument();
    unmount();
    renderUi(<DecisionLines priority="High" position={null} tags={[]} projects={[]} />);
    expect(screen.getByTitle('Priority: High')).toHaveTextContent('High');
    expect(screen.queryByText('Not reviewed')).toBeNull();
  });
});

describe('FilterChip', () => {
  it('can be removed by keyboard and is named after its filter', async () => {
    const onRemove = vi.fn();
    const { user, container } = renderUi(<FilterChip kind="Status" value="Passed" onRemove={onRemove} />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove filter Status: Passed' })).toHaveFocus();
    await user.keyboard('{Delete}');
    await user.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledTimes(2);
    await expectAccessible(container);
  });
});
