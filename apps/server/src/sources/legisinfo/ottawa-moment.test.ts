import { describe, expect, it } from 'vitest';
import { ottawaMoment } from './ottawa-moment.ts';

describe('ottawaMoment', () => {
  it.each([
    ['2022-06-23T15:05:00-04:00', { date: '2022-06-23', ts: Date.UTC(2022, 5, 23, 19, 5) / 1000 }],
    ['2022-06-24T01:05:00Z', { date: '2022-06-23', ts: Date.UTC(2022, 5, 24, 1, 5) / 1000 }],
    ['2022-06-23T00:00:00-04:00', { date: '2022-06-23' }],
    ['2022-12-15T00:00:00-05:00', { date: '2022-12-15' }],
    ['2022-06-23T00:00:00Z', { date: '2022-06-23' }],
    ['2022-06-23T23:30:00', { date: '2022-06-23' }],
    ['2022-06-23', { date: '2022-06-23' }],
    ['', undefined],
    [null, undefined],
  ])('%s', (text, moment) => {
    expect(ottawaMoment(text)).toEqual(moment);
  });
});
