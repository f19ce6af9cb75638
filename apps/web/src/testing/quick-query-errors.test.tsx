import { prettyDOM, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from './render-ui.tsx';

const SHORT_WAIT = { timeout: 60 };

/** Returns the error message of a query whose element did not appear. */
async function getMessage(find: () => Promise<unknown>): Promise<string> {
  try {
    await find();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('The element was found');
}

it('A failed wait shows the page as it was', async () => {
  renderUi(<p>Nothing but this</p>);

  const message = await getMessage(() => screen.findByText('Something else', {}, SHORT_WAIT));

  expect(message).toContain('Unable to find an element with the text: Something else');
  expect(message).toContain('Nothing but this');
});

it('A failed query shows the searched part, even far down the page', async () => {
  renderUi(
    <>
      <p>{'Above. '.repeat(2000)}</p>
      <section aria-label="Searched">What is in it</section>
    </>,
  );
  const part = within(screen.getByRole('region'));

  const message = await getMessage(() => waitFor(() => part.getByText('Something else'), SHORT_WAIT));

  expect(message).toContain('What is in it');
});

it('A query with several matches names each of them', async () => {
  renderUi(
    <>
      <p id="first">Twice</p>
      <p id="second">Twice</p>
    </>,
  );

  const message = await getMessage(() => screen.findByText('Twice', {}, SHORT_WAIT));

  const matches = message.slice(message.indexOf('matching elements'), message.indexOf('If this is intentional'));
  expect(matches).toContain('first');
  expect(matches).toContain('second');
});

it('A pending wait does not print the page', async () => {
  let reads = 0;
  renderUi(<p>Nothing but this</p>);
  const paragraph = screen.getByText('Nothing but this');
  const { attributes } = paragraph;
  Object.defineProperty(paragraph, 'attributes', {
    get() {
      reads += 1;
      return attributes;
    },
  });
  prettyDOM(document.body);
  const readsOfOnePage = reads;
  reads = 0;
  let asked = 0;

  await waitFor(() => {
    asked += 1;
    if (asked < 20) document.title = String(asked);
    if (asked < 10) screen.getByText('Something else');
  });

  expect(readsOfOnePage).toBeGreaterThan(0);
  expect(reads).toBe(0);
});
