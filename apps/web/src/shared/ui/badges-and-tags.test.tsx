import { GENERIC_STATUSES } from '@rotunda/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DecisionLines } from './decision-marks.tsx';
import { FilterChip } from './filter-chip.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TagChips } from './tag-chips.tsx';

describe('a status badge', () => {
  it.each(GENERIC_STATUSES)('says %s with a word and a drawing', (status) => {
    const { container } = renderUi(<StatusBadge status={status} />);
    expect(container).toHaveTextContent(status);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('draws every status but Other differently', () => {
    const drawings = GENERIC_STATUSES.map((status) => {
      const { container, unmount } = renderUi(<StatusBadge status={status} />);
      const drawing = container.querySelector('svg')?.innerHTML;
      unmount();
      return drawing;
    });
    expect(new Set(drawings).size).toBe(GENERIC_STATUSES.length);
  });
});

describe('tags', () => {
  const tags = ['board priority', 'testify', 'coalition'].map((name) => ({ _id: name, name }));

  it('puts what does not fit behind a count that names them', async () => {
    const { container } = renderUi(<TagChips tags={tags} limit={1} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['board priority', '+2']);
    expect(screen.getByLabelText('2 more: testify, coalition')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('show nothing when there are none', () => {
    renderUi(<TagChips tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('decisions', () => {
  it('say "Not reviewed" only while nothing was decided', () => {
    const { unmount } = renderUi(<DecisionLines priority={null} position={null} tags={[]} projects={[]} />);
    expect(screen.getByText('Not reviewed')).toBeInTheDocument();
    unmount();
    renderUi(<DecisionLines priority="High" position={null} tags={[]} projects={[]} />);
    expect(screen.getByTitle('Priority: High')).toHaveTextContent('High');
    expect(screen.queryByText('Not reviewed')).toBeNull();
  });
});

describe('a filter chip', () => {
  it('can be taken away by keyboard and is named by what it filters', async () => {
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
