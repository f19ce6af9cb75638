import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { NOW_SECONDS, renderUi } from '../../testing/render-ui.tsx';
import { RelativeDate } from './relative-date.tsx';
import { Sparkline } from './sparkline.tsx';
import { StageTrack } from './stage-track.tsx';

describe('Sparkline', () => {
  it('exposes its numbers and highlights the newest', async () => {
    const { container } = renderUi(<Sparkline values={[1, 0, 4]} label="Matches per week" />);
    expect(screen.getByRole('img', { name: 'Matches per week, oldest first: 1, 0, 4' })).toBeInTheDocument();
    const bars = [...container.querySelectorAll('rect')];
    expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([4.5, 1, 18]);
    expect(bars.map((bar) => bar.hasAttribute('class'))).toEqual([false, false, true]);
    await expectAccessible(container);
  });

  it('draws weeks without matches', () => {
    const { container } = renderUi(<Sparkline values={[0, 0]} label="Matches per week" />);
    expect(container.querySelectorAll('rect')).toHaveLength(2);
  });
});

describe('StageTrack', () => {
  it('describes in words which stages are done, current and ahead', async () => {
    const { container } = renderUi(
      <StageTrack
        stages={[
          { label: 'Introduced', detail: null, date: '2026-01-21', state: 'done' },
          { label: 'Committee', detail: 'Judiciary, 9–3', date: '2026-02-10', state: 'current' },
          { label: 'Enacted', detail: 'Governor', date: null, state: 'ahead' },
        ]}
      />,
    );
    const stages = screen.getAllByRole('listitem');
    expect(stages.map((stage) => stage.textContent)).toEqual([
      'Introduced (reached) Jan 21, 2026',
      'Committee (current stage) Judiciary, 9–3',
      'Enacted (ahead) Governor',
    ]);
    expect(stages[1]).toHaveAttribute('aria-current', 'step');
    // Text for phones, where a stage has no room for its detail.
    expect(screen.getByText('Committee: Judiciary, 9–3')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that a reached stage has no date', () => {
    renderUi(
      <StageTrack
        stages={[
          { label: 'Introduced', detail: null, date: null, state: 'done' },
          { label: 'Enacted', detail: null, date: null, state: 'ahead' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((stage) => stage.textContent)).toEqual([
      'Introduced (reached) No date',
      'Enacted (ahead) ',
    ]);
  });
});

describe('RelativeDate', () => {
  it('shows the exact time with its zone in a tooltip and in the datetime attribute', async () => {
    const { user } = renderUi(<RelativeDate seconds={NOW_SECONDS - 7200} />);
    const time = screen.getByText('2 hours ago');
    expect(time).toHaveAttribute('datetime', '2026-03-12T10:00:00.000Z');
    await user.hover(time);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^March 12, 2026 \d{1,2}:00 [ap]m \S+/);
  });
});
