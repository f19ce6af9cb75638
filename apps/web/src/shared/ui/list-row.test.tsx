import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Highlight } from './highlight.tsx';
import { IconButton } from './icon-button.tsx';
import { ListRow, type ListRowProps } from './list-row.tsx';
import { RowList } from './list-row-root.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StatusBadge } from './status-badge.tsx';

const title = 'Residential tenancies: rental-pricing software';

function row(changes: Partial<ListRowProps> = {}) {
  return (
    <RowList aria-label="Results">
      <ListRow
        href="/legislation/us-ca-2025-2026-sb-1142"
        onOpen={() => {}}
        identifier="CA SB 1142"
        badge={<StatusBadge status="Considering" />}
        titleText={title}
        date="Mar 9, 2026"
        {...changes}
      />
    </RowList>
  );
}

describe('List row', () => {
  it('shows title, status, reason for the match and decisions', async () => {
    const { container } = renderUi(
      row({
        title: <Highlight text={title} marks={[[23, 46]]} />,
        lastAction: 'Assembly · Referred to Judiciary',
        excerpt: <Highlight text="…incorporates nonpublic data" marks={[[14, 28]]} />,
        origin: { first: 'Rent-setting software', second: 'Algorithmic pricing' },
        decisions: {
          priority: 'High',
          position: 'Oppose',
          tags: [{ _id: '1', name: 'testify' }],
          projects: [{ _id: '2', name: 'Rents' }],
        },
        selection: { isChecked: false, onToggle: () => {} },
        actions: <IconButton icon="eye-off" label="Mark irrelevant" />,
        isUnread: true,
      }),
    );
    const item = within(screen.getByRole('list', { name: 'Results' }));
    for (const words of ['CA SB 1142', 'Considering', 'Rent-setting software', 'Algorithmic pricing', 'testify']) {
      expect(item.getByText(words)).toBeInTheDocument();
    }
    expect(item.getByRole('link', { name: `Unread: ${title}` })).toHaveAttribute('title', title);
    await expectAccessible(container);
  });

  it('opens on click or Enter and leaves a Ctrl+click to the browser', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(row({ onOpen }));
    await user.click(screen.getByRole('link'));
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
    const isHandled = !fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(isHandled).toBe(false);
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/legislation/us-ca-2025-2026-sb-1142');
  });

  it('is selected by its checkbox without being opened', async () => {
    const onOpen = vi.fn();
    const onToggle = vi.fn();
    const { user } = renderUi(row({ onOpen, selection: { isChecked: false, onToggle } }));
    await user.click(screen.getByRole('checkbox', { name: 'Select CA SB 1142' }));
    expect(onToggle).toHaveBeenCalledWith(true, false);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('names its checkbox after the person, because many people share a place', () => {
    const selection = { isChecked: false, onToggle: () => {} };
    renderUi(row({ identifier: 'United States', titleText: 'Ada Cedar', isNamed: true, selection }));
    expect(screen.getByRole('checkbox', { name: 'Select Ada Cedar' })).toBeInTheDocument();
  });

  it('marks the row that the flyout shows', () => {
    renderUi(row({ isSelected: true }));
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true');
  });
});

describe('SkeletonRows', () => {
  it('have the shape of rows and announce loading without list items', async () => {
    const { container } = renderUi(<SkeletonRows count={4} />);
    expect(screen.getByRole('status')).toHaveTextContent('Fetching data - one moment please...');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(container.querySelectorAll('li')).toHaveLength(4);
    await expectAccessible(container);
  });
});
