import type { Action } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import {
  canSubmit,
  getCopy,
  defaultValues,
  getDetails,
  getDifferences,
  nextFullHour,
  readValues,
  withEnd,
  withStart,
} from './action-values.ts';

const NOW = 1_790_000_042;
const WHOLE_MINUTE = 1_790_000_040;
const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const RULE = { documentType: 'Regulation', fusionId: 'fr-1' } as const;
const values = defaultValues({}, 'user-1', NOW);
const action: Action = {
  _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01',
  name: 'Briefing',
  type: 'call',
  summary: null,
  startTime: 1000,
  endTime: 2000,
  attendees: ['user-1'],
  linkedEntities: [BILL],
  tags: [],
  projects: [],
  createdBy: 'user-1',
  createdAt: 0,
  updatedAt: 0,
  version: 3,
};
const before = readValues(action);

describe('Action form values', () => {
  it('default to an hour-long meeting from now with the current user and the given context', () => {
    expect(defaultValues({ projectIds: ['p'], linkedEntities: [BILL] }, 'user-1', NOW)).toEqual({
      name: '',
      type: 'meeting',
      summary: '',
      startTime: WHOLE_MINUTE,
      endTime: WHOLE_MINUTE + 3600,
      attendees: ['user-1'],
      tags: [],
      projects: ['p'],
      linkedEntities: [BILL],
    });
  });

  it('start at the next full hour for an action about a document', () => {
    expect(nextFullHour(7200)).toBe(10_800);
    expect(nextFullHour(7201)).toBe(10_800);
    expect(nextFullHour(10_799)).toBe(10_800);
  });

  it('add "(Copy)" to the name of a copy and shorten a name at the length limit', () => {
    expect(getCopy(action).name).toBe('Briefing (Copy)');
    expect(getCopy({ ...action, name: 'x'.repeat(200) }).name).toBe(`${'x'.repeat(193)} (Copy)`);
  });

  it('move the end an hour after a later start, and the start an hour before an earlier end', () => {
    const from = { ...values, startTime: 1000, endTime: 5000 };
    expect(withStart(from, 6000)).toMatchObject({ startTime: 6000, endTime: 9600 });
    expect(withStart(from, 5000)).toMatchObject({ startTime: 5000, endTime: 5000 });
    expect(withEnd(from, 500)).toMatchObject({ startTime: -3100, endTime: 500 });
    expect(withEnd(from, 1000)).toMatchObject({ startTime: 1000, endTime: 1000 });
    expect(withStart(from, null)).toMatchObject({ startTime: null, endTime: 5000 });
  });

  it('can be submitted only with a name, a start and an end that does not precede it', () => {
    const complete = { ...values, name: 'Briefing' };
    expect(canSubmit(complete)).toBe(true);
    expect(canSubmit({ ...complete, name: '  ' })).toBe(false);
    expect(canSubmit({ ...complete, startTime: null })).toBe(false);
    expect(canSubmit({ ...complete, endTime: null })).toBe(false);
    expect(canSubmit({ ...complete, startTime: 2, endTime: 1 })).toBe(false);
  });

  it('trim the name and drop a blank summary', () => {
    const complete = { ...values, name: ' Briefing ', summary: ' ', startTime: 60, endTime: 120 };
    expect(getDetails(complete)).toEqual({ ...complete, name: 'Briefing', summary: null });
  });

  it('differ only by what changed, with links as additions and removals', () => {
    expect(getDifferences(before, before)).toEqual({});
    expect(getDifferences({ ...before, startTime: null, endTime: 7 }, before)).toEqual({ endTime: 7 });
    expect(getDifferences({ ...before, summary: '   ' }, { ...before, summary: 'Old' })).toEqual({ summary: null });
    expect(getDifferences({ ...before, name: ' New ', linkedEntities: [RULE] }, before)).toEqual({
      name: 'New',
      linkedEntities: { add: [RULE], remove: [BILL] },
    });
  });
});
