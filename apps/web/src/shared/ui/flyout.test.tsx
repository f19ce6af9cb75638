import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWindowWidth } from '../../testing/set-window-width.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ContentsBar } from './contents-bar.tsx';
import { Flyout, type FlyoutProps } from './flyout.tsx';
import { Section } from './section.tsx';

afterEach(() => setWindowWidth(null));

const entries = [
  { anchor: 'info', title: 'Basic Info' },
  { anchor: 'sponsors', title: 'Sponsors', count: 4 },
];

function flyout(changes: Partial<FlyoutProps> = {}) {
  return (
    <Flyout
      label="Document"
      contentKey="1"
      onClose={() => {}}
      over="CA SB 1142"
      title="Residential tenancies"
      {...changes}
    >
      <ContentsBar entries={entries} />
      <Section anchor="info" title="Basic Info">
        facts
      </Section>
      <Section anchor="sponsors" title="Sponsors" count={4}>
        people
      </Section>
    </Flyout>
  );
}

describe('Flyout', () => {
  it('is complementary to the list and not a modal dialog', async () => {
    const { container } = renderUi(flyout());
    expect(screen.getByRole('complementary', { name: 'Document' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Residential tenancies' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('closes with Escape and with its Close button', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(flyout({ onClose }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('steps through the list only where there is a neighbor', async () => {
    const onNext = vi.fn();
    const { user } = renderUi(flyout({ onNext }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('over another flyout returns to it by name or Escape and closes with its Close button', async () => {
    const onClose = vi.fn();
    const onBack = vi.fn();
    const { user } = renderUi(flyout({ onClose, trail: { name: 'H.R. 30', onBack } }));
    await user.click(screen.getByRole('button', { name: 'Back to H.R. 30' }));
    await user.keyboard('{Escape}');
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('over another flyout steps through its own list with j and k, except while typing', async () => {
    const onNext = vi.fn();
    const onPrevious = vi.fn();
    const trail = { name: 'H.R. 30', onBack: () => {} };
    const { user } = renderUi(flyout({ onNext, onPrevious, trail, head: <input aria-label="Comment" /> }));
    await user.type(screen.getByRole('textbox'), 'jk');
    expect(onNext).not.toHaveBeenCalled();
    await user.click(screen.getByRole('region', { name: 'Residential tenancies' }));
    await user.keyboard('jjk');
    expect(onNext).toHaveBeenCalledTimes(2);
    expect(onPrevious).toHaveBeenCalledOnce();
  });

  it('scrolls to and focuses a section chosen in its contents menu', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = renderUi(flyout());
    await user.click(screen.getByRole('button', { name: 'Contents' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sponsors 4' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sponsors' })).toHaveFocus());
    expect(scrolled).toHaveBeenCalled();
  });

  it('scrolls to the top when another document is shown', () => {
    const { rerender } = renderUi(flyout({ contentKey: '1' }));
    const content = screen.getByRole('region', { name: 'Residential tenancies' });
    content.scrollTop = 300;
    rerender(flyout({ contentKey: '1', over: 'CA SB 1143' }));
    expect(content.scrollTop).toBe(300);
    rerender(flyout({ contentKey: '2' }));
    expect(content.scrollTop).toBe(0);
  });

  it('covers the screen on a phone as a dialog', async () => {
    setWindowWidth(390);
    renderUi(flyout());
    await expectAccessible(await screen.findByRole('dialog', { name: 'Document' }));
  });
});
