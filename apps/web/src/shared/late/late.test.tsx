import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { late } from './late.tsx';

function Greeting({ name }: { name: string }) {
  const [isWarm, setIsWarm] = useState(false);
  return <button onClick={() => setIsWarm(true)}>{isWarm ? `Good morning, ${name}` : name}</button>;
}

/** Fakes code that loads when the test decides. */
function heldCode() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(async () => {
    await arrived;
    return Greeting;
  });
  return { load, arrive };
}

it('late shows the fallback until the code has loaded', async () => {
  const { load, arrive } = heldCode();
  const Late = late(load);
  renderUi(<Late name="Nora" fallback={<p>Loading</p>} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByText('Nora')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('late renders a preloaded component immediately and loads it only once', async () => {
  const { load, arrive } = heldCode();
  const Late = late(load);
  arrive();
  await Promise.all([Late.preload(), Late.preload()]);
  renderUi(<Late name="Nora" />);
  expect(screen.getByText('Nora')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('late keeps the state of its component when it re-renders', async () => {
  const { load, arrive } = heldCode();
  const Late = late(load);
  const { rerender, user } = renderUi(<Late name="Nora" />);
  await act(async () => arrive());
  await user.click(await screen.findByText('Nora'));
  rerender(<Late name="Ben" />);
  expect(screen.getByText('Good morning, Ben')).toBeInTheDocument();
});

it('late loads the code again after a failed preload', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  const Late = late(load);
  await Late.preload();
  renderUi(<Late name="Nora" />);
  expect(await screen.findByText('Nora')).toBeInTheDocument();
});
