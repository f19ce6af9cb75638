import type { SourceState } from '@rotunda/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSources } from '../testing/answer-sources.ts';
import { buildSource } from '../testing/build-source.ts';

describe('Source settings', () => {
  function renderSettings(start: Partial<SourceState> = {}, refuse?: () => void) {
    let source = buildSource(start);
    return renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answerSources([], {
        find: () => ({ results: [source], total: 1 }),
        update: ({ schedule, enabled, options, apiKey }) => {
          refuse?.();
          const { live } = source;
          source = {
            ...source,
            ...(schedule === undefined ? {} : { schedule }),
            ...(enabled === undefined ? {} : { enabled }),
            ...(options === undefined ? {} : { options }),
            live: live && { ...live, hasApiKey: apiKey === undefined ? live.hasApiKey : apiKey !== null },
          };
          return source;
        },
      }),
    );
  }
  const inputs = (calls: ReturnType<typeof renderApp>['calls']) =>
    calls.filter((call) => call.name === 'sources.update').map((call) => call.input);

  it('choose a schedule in words and turn it on', async () => {
    const { user, calls, container } = renderSettings();
    await user.click(await screen.findByRole('combobox', { name: /Automatic runs/ }));
    await user.click(screen.getByRole('option', { name: 'Weekdays at 06:00 UTC' }));
    expect(await screen.findByRole('switch', { name: 'Run on this schedule' })).toBeChecked();
    expect(inputs(calls)).toEqual([{ id: 'gazette', schedule: '0 6 * * 1-5', enabled: true }]);
    await expectAccessible(container);
  });

  it('show why the server rejects an expression and keep the typed text', async () => {
    const { user } = renderSettings({}, () => {
      throw new Refusal('VALIDATION');
    });
    await user.click(await screen.findByRole('combobox', { name: /Automatic runs/ }));
    await user.click(screen.getByRole('option', { name: 'Custom expression…' }));
    const field = screen.getByRole('textbox', { name: 'Cron expression (UTC)' });
    await user.type(field, 'every noon');
    await user.click(screen.getByRole('button', { name: 'Save schedule' }));
    expect(await screen.findByText('Some values are not valid. Check them and try again.')).toBeInTheDocument();
    expect(field).toHaveValue('every noon');
    expect(field).toBeInvalid();
  });

  it('never show an API key, but replace and remove it', async () => {
    const { user, calls } = renderSettings();
    const field = await screen.findByLabelText('New API key');
    expect(field).toHaveValue('');
    await user.type(field, ' secret-key ');
    await user.click(screen.getByRole('button', { name: 'Save API key' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Remove key' }));
    expect(await screen.findByText('Not set')).toBeInTheDocument();
    expect(inputs(calls)).toEqual([
      { id: 'gazette', apiKey: 'secret-key' },
      { id: 'gazette', apiKey: null },
    ]);
  });

  it('describe the options the source supports', async () => {
    renderSettings();
    const section = within(await screen.findByRole('region', { name: 'Options' }));
    expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['baseUrl', 'years']);
    expect(section.getByText('Years of the gazette, such as 2024, 2025.')).toBeInTheDocument();
  });

  it('save all options together', async () => {
    const { user, calls } = renderSettings({ options: { congresses: '118' } });
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    await user.type(screen.getByRole('textbox', { name: 'Value of option 2' }), 'yes');
    expect(screen.getByRole('alert')).toHaveTextContent('Each option needs a unique name.');
    await user.type(screen.getByRole('combobox', { name: 'Name of option 2' }), 'texts');
    await user.click(screen.getByRole('button', { name: 'Save options' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save options' })).toBeNull());
    expect(inputs(calls)).toEqual([{ id: 'gazette', options: { congresses: '118', texts: 'yes' } }]);
  });
});

describe('API key of a source', () => {
  const withOption = (baseUrl: string) => {
    const source = buildSource({ options: { baseUrl } });
    return { ...source, live: source.live && { ...source.live, baseUrl } };
  };
  const WARNING = 'Saving this address removes the API key. Set a key for the new address afterwards.';

  it('shows a warning before another host is saved, but not for another path', async () => {
    const { user } = renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answerSources([withOption('https://gazette.example/v1')]),
    );
    const value = await screen.findByRole('textbox', { name: 'Value of option 1' });
    await user.type(value, '/all');
    expect(screen.queryByText(WARNING)).toBeNull();
    await user.clear(value);
    await user.type(value, 'https://mirror.example/v1');
    expect(screen.getByText(WARNING)).toHaveRole('status');
  });

  it("shows a warning before the publisher's own address is restored", async () => {
    const { user } = renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answerSources([withOption('https://mirror.example/v1')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove option baseUrl' }));
    expect(screen.getByText(WARNING)).toBeInTheDocument();
  });

  it('keeps what is typed in its field while the previous key is being saved', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const update = async () => {
      await held;
      return buildSource();
    };
    const { user } = renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answerSources([buildSource()], { update }),
    );
    const field = await screen.findByLabelText('New API key');
    await user.type(field, 'first');
    await user.click(screen.getByRole('button', { name: 'Save API key' }));
    await user.type(field, ' and more');
    release();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(field).toHaveValue('first and more');
  });
});
