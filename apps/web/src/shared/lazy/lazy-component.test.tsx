import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { lazyComponent } from './lazy-component.tsx';

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

it('lazyComponent shows the fallback until the code has loaded', async () => {
  const { load, arrive } = heldCode();
  const Lazy = lazyComponent(load);
  renderUi(<Lazy name="Nora" fallback={<p>Loading</p>} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByText('Nora')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('lazyComponent renders a preloaded component immediately and loads it only once', async () => {
  const { load, arrive } = heldCode();
  const Lazy = lazyComponent(load);
  arrive();
  await Promise.all([Lazy.preload(), Lazy.preload()]);
  renderUi(<Lazy name="Nora" />);
  expect(screen.getByText('Nora')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('lazyComponent keeps the state of its component when it re-renders', async () => {
  const { load, arrive } = heldCode();
  const Lazy = lazyComponent(load);
  const { rerender, user } = renderUi(<Lazy name="Nora" />);
  await act(async () => arrive());
  await user.click(await screen.findByText('Nora'));
  rerender(<Lazy name="Ben" />);
  expect(screen.getByText('Good morning, Ben')).toBeInTheDocument();
});

it('lazyComponent loads the code again after a failed preload', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  const Lazy = lazyComponent(load);
  await Lazy.preload();
  renderUi(<Lazy name="Nora" />);
  expect(await screen.findByText('Nora')).toBeInTheDocument();
});
