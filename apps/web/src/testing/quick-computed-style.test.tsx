import Box from '@mui/material/Box';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAnswers } from './discover-answers.ts';
import { ASIDE, computedStyleOfJsdom } from './quick-computed-style.ts';
import { renderApp } from './render-app.tsx';
import { renderUi } from './render-ui.tsx';

/** Returns the computed display, visibility and pointer events of every element on the page. */
const seenBy = (getStyle: (element: Element) => CSSStyleDeclaration) =>
  [...document.querySelectorAll('body *')].map((element) => {
    const style = getStyle(element);
    const { display, visibility, pointerEvents } = style;
    return [element.cloneNode(), display, style.getPropertyValue('display'), visibility, pointerEvents];
  });

/** Compares with jsdom when it has every rule in the page, as a browser does. */
function expectAsOfJsdom(): void {
  const tags = [...document.querySelectorAll('style')];
  expect(tags.some((tag) => tag.type === ASIDE)).toBe(true);
  const seen = seenBy((element) => getComputedStyle(element));
  const all = document.createElement('style');
  all.append(tags.map((tag) => tag.textContent).join('\n'));
  document.head.append(all);
  try {
    expect(all.sheet?.cssRules.length).toBeGreaterThanOrEqual(tags.length);
    expect(seen).toEqual(seenBy(computedStyleOfJsdom));
  } finally {
    all.remove();
  }
}

it('The fast getComputedStyle matches jsdom for a whole page', async () => {
  renderApp('/discover', getAnswers());
  await screen.findByRole('region', { name: 'Results' });
  expectAsOfJsdom();
});

it('The fast getComputedStyle matches jsdom for selectors, attributes and inline styles', () => {
  const { rerender, unmount } = renderUi(
    <Box
      className="outer"
      sx={{
        visibility: 'hidden',
        '& [role="row"]': { display: 'grid' },
        '& > span, & b.strong:not(.weak)': { display: 'inline-flex' },
        '& i:is(.one, :not(.two)) + u': { display: 'none' },
        '.outer &': { display: 'flex' },
        '& *:first-of-type': { visibility: 'visible', pointerEvents: 'none' },
        '&.outer .STRONG': { display: 'block' },
      }}
    >
      <div role="row">1</div>
      <span>2</span>
      <b className="strong">3</b>
      <b className="strong weak">4</b>
      <i className="one">5</i>
      <u>6</u>
      <Box component="em" sx={{ display: 'block' }} style={{ display: 'inline-block' }}>
        7
      </Box>
      <Box component="em" className="strong" sx={{ display: 'table', visibility: 'collapse' }}>
        8
      </Box>
      <Box component="em" sx={{ display: 'block', visibility: 'unset' }}>
        <q style={{ visibility: 'collapse' }}>
          <s style={{ pointerEvents: 'none' }}>
            <a href="/">14</a>
          </s>
        </q>
      </Box>
      <Box component="em" sx={{ display: 'block', '&.later': { display: 'unset' } }} className="later">
        15
      </Box>
      <p hidden>9</p>
      <input type="hidden" />
      <dialog>10</dialog>
      <dialog open>11</dialog>
      <svg>
        <title>12</title>
      </svg>
    </Box>,
  );
  expectAsOfJsdom();
  expect(getComputedStyle(screen.getByText('1')).display).toBe('grid');
  expect(getComputedStyle(screen.getByText('6')).display).toBe('none');
  rerender(<Box sx={{ visibility: 'hidden' }}>13</Box>);
  expect(screen.getByText('13')).not.toBeVisible();
  expectAsOfJsdom();
  const gone = screen.getByText('13');
  unmount();
  expect(getComputedStyle(gone).visibility).toBe(computedStyleOfJsdom(gone).visibility);
});

it('The fast getComputedStyle matches jsdom for style elements outside components', () => {
  const { rerender } = renderUi(
    <>
      <style>
        {'.plain { pointer-events: none } p, .plain { display: none } @media print { p { display: flex } }'}
      </style>
      <div className="plain">
        <p>1</p>
      </div>
    </>,
  );
  expect(getComputedStyle(screen.getByText('1')).display).toBe('none');
  expect(getComputedStyle(screen.getByText('1')).pointerEvents).toBe('none');
  expectAsOfJsdom();
  rerender(<p>1</p>);
  expect(screen.getByText('1')).toBeVisible();
  rerender(
    <>
      <style>{'p { visibility: hidden }'}</style>
      <p>1</p>
    </>,
  );
  expect(screen.getByText('1')).not.toBeVisible();
  expectAsOfJsdom();
});

it('The fast getComputedStyle leaves all other properties to jsdom', () => {
  renderUi(<p style={{ paddingTop: 7, color: 'red' }}>1</p>);
  const style = getComputedStyle(screen.getByText('1'));
  expect(style.paddingTop).toBe('7px');
  expect(style.getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect('colorScheme' in style).toBe('colorScheme' in computedStyleOfJsdom(screen.getByText('1')));
});
