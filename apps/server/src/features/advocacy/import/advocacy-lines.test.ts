import { ADVOCACY_LIMITS, ADVOCACY_TEXTS, type ImportField } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { getActivity, getKeyContact } from './advocacy-lines.ts';
import { getCount, parseSwitch } from './cell-values.ts';

const line = (values: Partial<Record<ImportField, string>>) => ({ line: 2, raw: '', values });
const activity = (values: Partial<Record<ImportField, string>>) =>
  getActivity(line({ campaign: 'Water', ...values }), null);
const day = { legislator: 'person-bioguide-X000001', date: '2026-03-09' };
const contact = (values: Partial<Record<ImportField, string>>) =>
  getKeyContact(line({ legislator: day.legislator, contactName: 'Ana Ruiz', ...values }));

describe('getActivity', () => {
  it('reads only the campaign when legislator, date and counts are empty', () => {
    expect(activity({})).toEqual({ campaign: { name: 'Water' }, day: null });
    expect(activity({ active: 'no', emailEnabled: 'Yes', reportUrl: 'report.example/x' })).toEqual({
      campaign: { name: 'Water', active: false, emailEnabled: true, reportUrl: 'https://report.example/x' },
      day: null,
    });
  });

  it('reads the activity of a day and leaves out counts that are empty', () => {
    expect(activity({ ...day, messagesCount: '1,200', advocatesCount: '0' })).toMatchObject({
      day: { ...day, messagesCount: 1200, advocatesCount: 0 },
    });
    expect(activity({ ...day, callsCount: '3' })).toEqual({
      campaign: { name: 'Water' },
      day: { ...day, callsCount: 3 },
    });
  });

  it.each<[string, Partial<Record<ImportField, string>>, string]>([
    ['without a campaign', { campaign: '' }, 'Campaign: '],
    ['with a count of nobody', { messagesCount: '3' }, `Legislator: ${ADVOCACY_TEXTS.legislatorRequired}`],
    ['with a day of nobody', { date: '2026-03-09' }, `Legislator: ${ADVOCACY_TEXTS.legislatorRequired}`],
    ['without its day', { legislator: day.legislator, callsCount: '3' }, `Date: ${ADVOCACY_TEXTS.dayError}`],
    ['with a day that there is not', { ...day, date: '2026-02-30' }, `Date: ${ADVOCACY_TEXTS.dayError}`],
    [
      'with a day that can be two',
      { ...day, date: '3/9/2026' },
      ADVOCACY_TEXTS.ambiguousDay('3/9/2026', '2026-03-09', '2026-09-03'),
    ],
    ['with words for a switch', { active: 'maybe' }, 'Active: This value is not allowed.'],
    ['with half a call', { ...day, callsCount: '1.5' }, `Calls: ${ADVOCACY_TEXTS.countError}`],
    ['with fewer than none', { ...day, callsCount: '-1' }, `Calls: ${ADVOCACY_TEXTS.countError}`],
    ['with more than is counted', { ...day, xPostsCount: '2000000001' }, 'Social posts: At most 2,000,000,000.'],
    ['with a long name', { campaign: 'x'.repeat(ADVOCACY_LIMITS.name + 1) }, 'Campaign: At most 200 characters.'],
    ['with a report that runs', { reportUrl: 'javascript:alert(1)' }, 'Report: '],
  ])('rejects %s and names the column', (_what, values, reason) => {
    expect((activity(values) as { reason: string }).reason).toContain(reason);
  });

  it('reads days in the order of the file, and as the only day they can be', () => {
    const getDate = (date: string, order: 'month-first' | 'day-first') => {
      const read = getActivity(line({ campaign: 'Water', legislator: day.legislator, dateDayFirst: date }), order);
      return 'day' in read ? read.day?.date : read.reason;
    };
    expect(getDate('3/9/2026', 'month-first')).toBe('2026-03-09');
    expect(getDate('3/9/2026', 'day-first')).toBe('2026-09-03');
    expect(getDate('3/19/2026', 'day-first')).toBe('2026-03-19');
  });

  it('accepts the largest count and the longest name', () => {
    expect(activity({ ...day, xPostsCount: '2000000000' })).toMatchObject({ day: { xPostsCount: 2_000_000_000 } });
    expect(activity({ campaign: 'x'.repeat(ADVOCACY_LIMITS.name) })).toMatchObject({ day: null });
  });
});

describe('getKeyContact', () => {
  it('reads empty cells as null', () => {
    expect(contact({})).toEqual({
      legislator: day.legislator,
      contactName: 'Ana Ruiz',
      email: null,
      phoneNumber: null,
      relationshipType: null,
      relationshipNote: null,
    });
  });

  it.each<[string, Partial<Record<ImportField, string>>, string]>([
    ['a legislator', { legislator: '' }, `Legislator: ${ADVOCACY_TEXTS.legislatorRequired}`],
    ['a name', { contactName: '' }, `Name: ${ADVOCACY_TEXTS.contactNameRequired}`],
    ['an address that is one', { email: 'ana at ruiz' }, `E-mail: ${ADVOCACY_TEXTS.emailError}`],
    ['a note of its length', { relationshipNote: 'x'.repeat(2001) }, 'Note: At most 2,000 characters.'],
    ['a relationship of its length', { relationshipType: 'x'.repeat(201) }, 'Relationship: At most 200 characters.'],
  ])('requires %s', (_what, values, reason) => {
    expect(contact(values)).toEqual({ reason });
  });

  it('accepts a note of the maximum length', () => {
    expect(contact({ relationshipNote: 'x'.repeat(2000) })).toMatchObject({ relationshipNote: 'x'.repeat(2000) });
  });
});

it.each([
  [undefined, undefined],
  ['YES', true],
  ['x', true],
  ['Inactive', false],
  ['0', false],
  ['perhaps', 'perhaps'],
])('reads the cell %j as the switch %j', (cell, value) => {
  expect(parseSwitch(cell)).toBe(value);
});

it.each([
  [undefined, undefined],
  ['0', 0],
  ['007', 7],
  ['1,200', 1200],
  ['12,345,678', 12_345_678],
  ['1,20', '1,20'],
  ['12,3456', '12,3456'],
  ['1e3', 1000],
  ['1.200', 1200],
  ['1.000', '1.000'],
  ['1.200.000', 1_200_000],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1,200.00', 1200],
  ['1.200,00', 1200],
  ['12.0', 12],
  ['1.200,5', '1.200,5'],
  ['$1,200', '$1,200'],
  ['12%', '12%'],
  ['1.2E+3', '1.2E+3'],
  ['n/a', undefined],
  ['-', undefined],
  [' 5', ' 5'],
])('reads the cell %j as the count %j', (cell, value) => {
  expect(getCount(cell)).toBe(value);
});
