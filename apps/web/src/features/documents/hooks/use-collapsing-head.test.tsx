import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { announceScrollTo } from '../../../shared/browser/scroll-to-event.ts';
import { useCollapsingHead } from './use-collapsing-head.ts';

/** Heights in CSS pixels. */
const WHOLE = 200;
const COLLAPSED = 40;
const ROOM = 2000;

function Page() {
  const head = useRef<HTMLElement>(null);
  const { isCollapsed, handlers } = useCollapsingHead(head);
  return (
    <article {...handlers}>
      <header ref={head}>{isCollapsed ? 'Collapsed' : 'Whole'}</header>
      <main data-contents-pane>
        <nav />
        <h2>Votes</h2>
      </main>
    </article>
  );
}

/** Renders the page with the heights a browser would give it: the pane gets the space that the head leaves. */
function renderPage() {
  render(<Page />);
  const head = screen.getByRole('banner');
  const pane = screen.getByRole('main');
  const headHeight = () => (head.textContent === 'Whole' ? WHOLE : COLLAPSED);
  const maxScrollTop = () => ROOM - (WHOLE - headHeight());
  let scrolled = 0;
  Object.defineProperties(head, { offsetHeight: { get: headHeight } });
  Object.defineProperties(pane, {
    clientHeight: { get: () => 600 - headHeight() },
    scrollHeight: { get: () => 400 + ROOM },
    scrollTop: {
      get: () => Math.min(scrolled, maxScrollTop()),
      set: (next: number) => {
        scrolled = next;
      },
    },
    getBoundingClientRect: { value: () => new DOMRect(0, headHeight(), 400, 600 - headHeight()) },
  });
  return {
    head,
    pane,
    scrollTo: (place: number) => {
      scrolled = place;
      fireEvent.scroll(pane);
    },
  };
}

describe('useCollapsingHead', () => {
  it('collapses while the text that is read keeps its place on the screen', () => {
    const { head, pane, scrollTo } = renderPage();
    scrollTo(500);
    expect(head).toHaveTextContent('Collapsed');
    expect(pane.scrollTop).toBe(500 - (WHOLE - COLLAPSED));
  });

  it('keeps that place at the end, where there is less left to scroll', () => {
    const { pane, scrollTo } = renderPage();
    scrollTo(ROOM);
    expect(pane.scrollTop).toBe(ROOM - (WHOLE - COLLAPSED));
  });

  it('stays collapsed when a menu within the content scrolls', () => {
    const { head, scrollTo } = renderPage();
    scrollTo(500);
    fireEvent.scroll(screen.getByRole('navigation'));
    expect(head).toHaveTextContent('Collapsed');
    scrollTo(0);
    expect(head).toHaveTextContent('Whole');
  });

  it('leaves a jump target at the top until the reader scrolls', () => {
    const { pane, scrollTo } = renderPage();
    announceScrollTo(screen.getByRole('heading'));
    scrollTo(500);
    expect(pane.scrollTop).toBe(500);
    scrollTo(0);
    announceScrollTo(screen.getByRole('heading'));
    fireEvent.wheel(pane);
    scrollTo(500);
    expect(pane.scrollTop).toBe(500 - (WHOLE - COLLAPSED));
  });

  it('does not change between pointer down and pointer up', async () => {
    const { head, scrollTo } = renderPage();
    scrollTo(500);
    fireEvent.pointerDown(screen.getByRole('heading'));
    scrollTo(0);
    expect(head).toHaveTextContent('Collapsed');
    fireEvent.pointerUp(screen.getByRole('heading'));
    expect(head).toHaveTextContent('Collapsed');
    await waitFor(() => expect(head).toHaveTextContent('Whole'));
  });

  it('follows a pane whose scroll bar is dragged', () => {
    const { head, pane, scrollTo } = renderPage();
    fireEvent.pointerDown(pane);
    scrollTo(500);
    expect(head).toHaveTextContent('Collapsed');
  });
});
