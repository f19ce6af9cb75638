import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { useListKeys } from '../hooks/use-list-keys.ts';
import { createCommandRegistry } from './command-registry.ts';
import { useShortcut } from './use-shortcut.ts';

function Screen({ keys, run, isGlobal = false }: { keys: string; run: () => void; isGlobal?: boolean }) {
  useShortcut({ keys, label: 'Do it', group: 'General', isGlobal, run });
  return <input aria-label="Search" />;
}

describe('Keyboard shortcut', () => {
  it('works only while its component is mounted', async () => {
    const run = vi.fn();
    const { user, unmount } = renderUi(<Screen keys="r" run={run} />);
    await user.keyboard('r');
    expect(run).toHaveBeenCalledOnce();
    unmount();
    await user.keyboard('r');
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not fire while typing unless it is global', async () => {
    const run = vi.fn();
    const { user, unmount } = renderUi(<Screen keys="r" run={run} />);
    await user.type(screen.getByLabelText('Search'), 'rent');
    expect(run).not.toHaveBeenCalled();
    unmount();
    const second = renderUi(<Screen keys="mod+k" isGlobal run={run} />);
    await second.user.click(screen.getByLabelText('Search'));
    await second.user.keyboard('{Control>}k{/Control}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves letters with Ctrl to the browser', async () => {
    const run = vi.fn();
    const { user } = renderUi(<Screen keys="r" run={run} />);
    await user.keyboard('{Control>}r{/Control}');
    expect(run).not.toHaveBeenCalled();
  });

  it('is disabled while a dialog is open', async () => {
    const run = vi.fn();
    const { user } = renderUi(
      <>
        <Screen keys="r" run={run} />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    await user.keyboard('r');
    expect(run).not.toHaveBeenCalled();
  });

  it('of a page overrides the same key of the shell and is the only entry in the list', async () => {
    const shell = vi.fn();
    const own = vi.fn();
    const { user, shortcuts } = renderUi(
      <>
        <Screen keys="/" run={shell} />
        <Screen keys="/" run={own} />
      </>,
    );
    await user.keyboard('/');
    expect([shell.mock.calls.length, own.mock.calls.length]).toEqual([0, 1]);
    expect(shortcuts.list()).toHaveLength(1);
  });
});

function List(props: { index: number | null; onMove: (index: number) => void }) {
  useListKeys({ count: 3, ...props });
  return null;
}

describe('List keys', () => {
  it.each<[string, number | null, number[]]>([
    ['j', null, [0]],
    ['{ArrowDown}', 0, [1]],
    ['k', 1, [0]],
    ['k', 0, []],
    ['j', 2, []],
    ['{ArrowUp}', null, [2]],
  ])('move with %s from %j to %j', async (key, index, moves) => {
    const onMove = vi.fn();
    const { user } = renderUi(<List index={index} onMove={onMove} />);
    await user.keyboard(key);
    expect(onMove.mock.calls.map(([to]) => to)).toEqual(moves);
  });
});

describe('Commands', () => {
  it("of a page hide the shell's command of the same name until they are removed", () => {
    const registry = createCommandRegistry();
    const command = { name: 'a', label: 'Of the shell', icon: 'plus', group: 'General', run: () => {} } as const;
    const labels = () => registry.list().map((entry) => entry.label);
    registry.add(command);
    const removeOwn = registry.add({ ...command, label: 'Of the screen' });
    expect(labels()).toEqual(['Of the screen']);
    removeOwn();
    expect(labels()).toEqual(['Of the shell']);
  });
});
