import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { IconButton } from './icon-button.tsx';
import { keyLabel } from './key-hint.tsx';
import { PaginationFooter } from './pagination-footer.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SegmentedControl } from './segmented-control.tsx';

describe('IconButton', () => {
  it('has a name and shows it with its key in a tooltip', async () => {
    const { user, container } = renderUi(<IconButton icon="close" label="Close" keys="Escape" />);
    await user.hover(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Close Esc');
    await expectAccessible(container);
  });
});

describe('keyLabel', () => {
  it.each([
    ['mod+k', 'Ctrl K'],
    ['ArrowDown', '↓'],
    ['j', 'j'],
  ])('formats %s as %s', (keys, label) => expect(keyLabel(keys)).toBe(label));
});

function ReadFilter() {
  const [value, setValue] = useState<'all' | 'unread'>('all');
  return (
    <SegmentedControl
      label="Show"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'all', label: 'All' },
        { value: 'unread', label: 'Unread', count: 1038 },
      ]}
    />
  );
}

describe('SegmentedControl', () => {
  it('always keeps a selected segment, even when it is pressed again', async () => {
    const { user, container } = renderUi(<ReadFilter />);
    await user.click(screen.getByRole('button', { name: 'Unread 1,038' }));
    expect(screen.getByRole('button', { name: /Unread/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /Unread/ }));
    expect(screen.getByRole('button', { name: /Unread/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(container);
  });
});

function Pages({ total }: { total: number }) {
  const [offset, setOffset] = useState(0);
  return <PaginationFooter label="Alerts" offset={offset} limit={25} total={total} onOffsetChange={setOffset} />;
}

describe('PaginationFooter', () => {
  it.each([
    [1, '1–1 of 1'],
    [26, '1–25 of 26'],
    [10_000, '1–25 of 10,000'],
  ])('shows the current range of a list of %i', (total, range) => {
    renderUi(<Pages total={total} />);
    expect(screen.getByText(range)).toBeInTheDocument();
  });

  it('stops at both ends', async () => {
    const { user, container } = renderUi(<Pages total={26} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('26–26 of 26')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await expectAccessible(container);
  });

  it('shows a plus sign when counting stopped at the limit', () => {
    renderUi(
      <PaginationFooter label="Results" offset={0} limit={25} total={10_000} atTotalLimit onOffsetChange={() => {}} />,
    );
    expect(screen.getByText('1–25 of 10,000+')).toBeInTheDocument();
  });

  it('is hidden for an empty list', () => {
    renderUi(<Pages total={0} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('ProgressBar', () => {
  it('shows progress, total and remaining time', async () => {
    const { container } = renderUi(<ProgressBar label="Exporting..." done={1204} total={2408} secondsLeft={20} />);
    const bar = screen.getByRole('progressbar', { name: 'Exporting...' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('1,204 of 2,408 · 20 s left')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows no percentage while the total is unknown', () => {
    renderUi(<ProgressBar label="Reading" done={12} total={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('12')).toBeInTheDocument();
  });
});
