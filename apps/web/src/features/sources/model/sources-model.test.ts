import { describe, expect, it } from 'vitest';
import { buildRun } from '../testing/build-source.ts';
import { formatDuration } from './format-duration.ts';
import { ingestCommands } from './ingest-command.ts';
import { readDrafts, toDrafts } from './option-list.ts';
import { isInProgress, getSecondsLeft } from './run-progress.ts';
import { describeSchedule } from './schedule-presets.ts';
import { readSourcesSearch } from './sources-search.ts';

describe('describeSchedule', () => {
  it.each([
    [null, 'Manual'],
    ['0 * * * *', 'Every hour'],
    ['0 6 * * *', 'Daily at 06:00 UTC'],
    ['0 6 * * 1-5', 'Weekdays at 06:00 UTC'],
    ['30 5 * * 1-5', 'Weekdays at 05:30 UTC'],
    ['5 14 * * *', 'Daily at 14:05 UTC'],
    ['15 */4 * * *', 'Every 4 hours at minute 15'],
    ['0 7 * * 0', 'Every Sunday at 07:00 UTC'],
    // Shown as they are, because a description would be a guess.
    ['0 6 1 * *', '0 6 1 * * (UTC)'],
    ['0 6 * * 1,3', '0 6 * * 1,3 (UTC)'],
    ['0 25 * * *', '0 25 * * * (UTC)'],
  ])('%s', (cron, words) => expect(describeSchedule(cron)).toBe(words));
});

it.each([
  [null, '–'],
  [0, '0 ms'],
  [0.0394, '39 ms'],
  [2.44, '2.4 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [720, '12 min'],
  [3590, '1 h'],
  [11_520, '3.2 h'],
  [5 * 86_400, '5 d'],
  [1194 * 86_400, '3.3 y'],
])('formatDuration formats %s seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

describe('Ingest run', () => {
  const running = buildRun({ state: 'running', read: 200, expected: 1000, startedTs: 1000, finishedTs: null });

  it('estimates its remaining time from its pace so far', () => expect(getSecondsLeft(running, 1050)).toBe(200));

  it.each([
    ['of unknown length', { expected: null }, 1050],
    ['that has only begun', {}, 1002],
    ['that has read nothing', { read: 0 }, 1050],
    ['that has ended', { state: 'finished' as const }, 1050],
  ])('%s has no remaining time', (_name, changes, now) =>
    expect(getSecondsLeft({ ...running, ...changes }, now)).toBeNull(),
  );

  it('never has a negative remaining time', () => expect(getSecondsLeft({ ...running, read: 1200 }, 1050)).toBe(0));

  it('is under way while queued or running', () => {
    const states = (['queued', 'running', 'finished', 'failed', 'stopped'] as const).filter((state) =>
      isInProgress(buildRun({ state })),
    );
    expect(states).toEqual(['queued', 'running']);
    expect(isInProgress(null)).toBe(false);
  });
});

describe('Source options', () => {
  it('survive editing, without empty lines', () => {
    const drafts = [...toDrafts({ congresses: '118,119' }), { id: 9, name: ' ', value: '' }];
    expect(readDrafts(drafts)).toEqual({ ok: true, options: { congresses: '118,119' } });
  });

  it.each([
    ['without a name', [{ id: 0, name: '', value: '119' }]],
    [
      'with the same name twice',
      [
        { id: 0, name: 'years', value: '1' },
        { id: 1, name: 'years ', value: '2' },
      ],
    ],
  ])('%s are rejected', (_name, drafts) => expect(readDrafts(drafts)).toMatchObject({ ok: false }));
});

it('ingestCommands names the file import command, and the live command only with an endpoint', () => {
  expect(ingestCommands('billstatus', true)).toEqual({
    fromFiles: 'npm run rotunda -- ingest billstatus --from <path>',
    live: 'npm run rotunda -- ingest billstatus --live',
  });
  expect(ingestCommands('legiscan', false).live).toBeNull();
});

it('readSourcesSearch keeps only valid values', () => {
  expect(readSourcesSearch({ source: 'legiscan', tab: 'runs', page: 3, other: 1 })).toEqual({
    source: 'legiscan',
    tab: 'runs',
    page: 3,
  });
  expect(readSourcesSearch({ source: 7, tab: 'overview', page: 1.5 })).toEqual({});
});
