import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

function Sender({ send }: { send: () => Promise<void> }) {
  const mutation = useSingleMutation({ mutationFn: send });
  return (
    <button type="button" disabled={mutation.isPending} onClick={() => mutation.mutate()}>
      Send
    </button>
  );
}

it('useSingleMutation runs once on a double click and again after it has ended', async () => {
  const ends: (() => void)[] = [];
  const send = () => new Promise<void>((resolve) => ends.push(resolve));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sender send={send} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  // As in a browser, without `act`, which would run timers between the clicks.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const sent of [1, 2]) {
    button.click();
    await runMicrotasks();
    button.click();
    await runMicrotasks();
    expect(ends).toHaveLength(sent);
    ends.at(-1)?.();
    await vi.waitFor(() => expect(button).toBeEnabled());
    await runMicrotasks();
  }
  vi.unstubAllGlobals();
});

/** Runs everything a browser runs between two queued clicks, which excludes timers. */
async function runMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
