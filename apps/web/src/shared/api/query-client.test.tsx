import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

function Sender({ send }: { send: () => Promise<void> }) {
  const mutation = useMutation({ mutationFn: send });
  return (
    <button type="button" disabled={mutation.isPending} onClick={() => mutation.mutate()}>
      Send
    </button>
  );
}

it('sends once when the second click of a double click waits already', async () => {
  let sent = 0;
  const send = () => {
    sent += 1;
    return new Promise<void>(() => undefined);
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sender send={send} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  // As in a browser, and not under `act`, which lets timers run.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  button.click();
  await runMicrotasks();
  button.click();
  await runMicrotasks();
  vi.unstubAllGlobals();
  expect(sent).toBe(1);
});

/** All that a browser runs between two clicks that wait: no timer. */
async function runMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
