import { expect, it } from 'vitest';
import { describeRate } from './sources.presenter.ts';

it.each([
  [1, 1, '1 request per second'],
  [60, 60, '60 requests per minute'],
  [5000, 3600, '5,000 requests per hour'],
  [30, 10, '30 requests per 10 seconds'],
  [30_000, 2_592_000, '30,000 requests per 30 days'],
])('describeRate describes %d requests in %d seconds', (requests, perSeconds, said) => {
  expect(describeRate({ requests, perSeconds, statedAt: 'https://publisher.example' })).toBe(said);
});
