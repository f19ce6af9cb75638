import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LabelValue } from './label-value.tsx';
import { CollapsibleSection, Section, ShowMoreList } from './section.tsx';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => <li key={index}>{`Sponsor ${index + 1}`}</li>);

describe('ShowMoreList', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 3],
  ])('shows %i items without a button', (count, shown) => {
    renderUi(<ShowMoreList label="Sponsors">{names(count)}</ShowMoreList>);
    expect(screen.queryAllByRole('listitem')).toHaveLength(shown);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('expands with "Show 1,234 More" and collapses with "Show Less"', async () => {
    const { user } = renderUi(<ShowMoreList label="Sponsors">{names(1237)}</ShowMoreList>);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 1,234 More' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1237);
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('Section', () => {
  it('is a region named by its heading, with its count', async () => {
    const { container } = renderUi(
      <Section anchor="votes" title="Votes" count={2} action={<button type="button">View All</button>}>
        <p>Passed</p>
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Votes' })).toHaveAttribute('id', 'votes');
    expect(screen.getByText('2')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('can be collapsed by keyboard', async () => {
    const { user, container } = renderUi(
      <CollapsibleSection anchor="facts" title="Basic Info">
        <p>Introduced</p>
      </CollapsibleSection>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Introduced')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Basic Info' })).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(container);
  });
});

describe('LabelValue', () => {
  it('omits facts without a value', async () => {
    const { container } = renderUi(
      <LabelValue
        facts={[
          { label: 'Introduced', value: 'January 21, 2026' },
          { label: 'Summary', value: null },
          { label: 'Comments', value: 0 },
          { label: 'Session', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Introduced', 'Comments']);
    await expectAccessible(container);
  });

  it('renders nothing when no fact has a value', () => {
    const { container } = renderUi(<LabelValue facts={[{ label: 'Summary', value: null }]} />);
    expect(container.querySelector('dl')).toBeNull();
  });
});

describe('Empty and error states', () => {
  it('offer the next action when empty', async () => {
    const { container } = renderUi(
      <EmptyState
        icon="bell"
        title="No alerts yet"
        description="Save a search."
        action={<button type="button">Search</button>}
      />,
    );
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('show what failed and why, with Retry', async () => {
    const onRetry = vi.fn();
    const { user, container } = renderUi(
      <ErrorState
        message="Error fetching sponsor details"
        error={new TypeError('Failed to fetch')}
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error fetching sponsor detailsRotunda cannot be reached. Check your connection and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('hide the message of an internal error', () => {
    renderUi(<ErrorState error={new Error('duplicate key value violates constraint')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('constraint');
  });
});

it('EmptyState does not break lines within words such as e-mail', () => {
  const words = 'Send a test e-mail, or wait for E-mails at the well-known hour.';
  const { container } = renderUi(<EmptyState icon="mail" title="No e-mails yet" description={words} />);
  const description = container.querySelector('p:last-of-type');
  expect(description).toHaveTextContent(words);
  const kept = [...(description?.querySelectorAll('span') ?? [])].map((word) => word.textContent);
  expect(kept).toEqual(['e-mail', 'E-mails']);
});
