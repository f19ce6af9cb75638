import { screen, waitFor, within } from '@testing-library/react';
import { flagValuesSchema, type FlagValues } from '@rotunda/contract';
import { FLAGS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { buildFlags } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { FlagList } from './flag-list.tsx';

const LABS = FLAGS.labs.label;
const LIMIT = FLAGS.searchResultsLimit.label;

/** Renders the list with a server that stores what it is sent unless it refuses. */
function renderFlags(start: Partial<FlagValues> = {}, refuse?: () => void) {
  let stored = buildFlags(start);
  return renderWithApi(<FlagList />, {
    flags: {
      get: () => stored,
      update: (changes) => {
        refuse?.();
        stored = flagValuesSchema.parse({ ...stored, ...changes });
        return stored;
      },
    },
  });
}
const sent = (calls: ReturnType<typeof renderFlags>['calls']) =>
  calls.filter(({ name }) => name === 'flags.update').map(({ input }) => input);

describe('Feature flags', () => {
  it('are all listed with their name and default', async () => {
    const { container } = renderFlags({ searchResultsLimit: 50 });
    const table = await screen.findByRole('table', { name: 'Feature flags' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(Object.keys(FLAGS).length);
    const row = screen.getByRole('textbox', { name: LIMIT }).closest('[role="row"]');
    expect(row).toHaveTextContent('searchResultsLimit');
    expect(row).toHaveTextContent(`Default: ${FLAGS.searchResultsLimit.default.toLocaleString('en-US')}`);
    expect(screen.getByRole('textbox', { name: LIMIT })).toHaveValue('50');
    await expectAccessible(container);
  });

  it('are switched individually, and the switch changes immediately', async () => {
    const { user, calls } = renderFlags({ labs: false });
    const labs = await screen.findByRole('switch', { name: LABS });
    await user.click(labs);
    await waitFor(() => expect(labs).toBeChecked());
    await waitFor(() => expect(sent(calls)).toEqual([{ labs: true }]));
  });

  it('switch back when the server refuses', async () => {
    const refuse = () => {
      throw new Refusal('FORBIDDEN');
    };
    const { user, calls } = renderFlags({ labs: false }, refuse);
    const labs = await screen.findByRole('switch', { name: LABS });
    await user.click(labs);
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await waitFor(() => expect(labs).not.toBeChecked());
  });
});

describe('Numeric feature flag', () => {
  it('is saved when the field loses focus, not while typing', async () => {
    const { user, calls } = renderFlags({ searchResultsLimit: 50 });
    const field = await screen.findByRole('textbox', { name: LIMIT });
    await user.clear(field);
    await user.type(field, '125');
    expect(sent(calls)).toEqual([]);
    await user.tab();
    await waitFor(() => expect(sent(calls)).toEqual([{ searchResultsLimit: 125 }]));
  });

  it.each(['0', '1.5', 'many', '1000001', '{Backspace}'])(
    'rejects "%s" and restores the previous value',
    async (typed) => {
      const { user, calls } = renderFlags({ searchResultsLimit: 50 });
      const field = await screen.findByRole('textbox', { name: LIMIT });
      await user.clear(field);
      await user.type(field, typed);
      expect(field).toBeInvalid();
      await user.keyboard('{Enter}');
      expect(field).toHaveValue('50');
      expect(sent(calls)).toEqual([]);
    },
  );

  it('is not sent when it is unchanged', async () => {
    const { user, calls } = renderFlags({ searchResultsLimit: 50 });
    const field = await screen.findByRole('textbox', { name: LIMIT });
    await user.type(field, '{Enter}');
    await user.tab();
    expect(sent(calls)).toEqual([]);
  });
});
