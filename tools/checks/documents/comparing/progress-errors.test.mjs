import { describe, expect, it } from 'vitest';
import { progressErrors } from './progress-errors.mjs';

const stage = (label, state, date = null) => ({ label, state, date });
const LAW = [
  stage('Introduced', 'done', '2025-01-03'),
  stage('Committee', 'done', '2025-01-03'),
  stage('House floor', 'done'),
  stage('Senate', 'done'),
  stage('Became law', 'done'),
];
const bill = (changes) => ({
  status: 'ENACTED',
  genericStatus: 'Passed',
  stageTrack: LAW,
  isStatusUndated: true,
  lastActionOn: '2025-01-03',
  sessionActive: true,
  ...changes,
});
const faults = (changes) => progressErrors(bill(changes)).flatMap(([field, isRight]) => (isRight ? [] : [field]));

describe('progressErrors', () => {
  it('accepts one account, also of a law whose dates are unknown', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [
      'a law that is still introduced',
      { stageTrack: [stage('Introduced', 'current'), ...LAW.slice(1).map(({ label }) => stage(label, 'ahead'))] },
      ['status and stages'],
    ],
    [
      'a failed bill in the generic status of another',
      {
        status: 'FAILED',
        stageTrack: [
          ...LAW.slice(0, 2),
          stage('House floor', 'failed'),
          stage('Senate', 'ahead'),
          stage('Became law', 'ahead'),
        ],
      },
      ['status and generic status'],
    ],
    [
      'a stage after the last action',
      { isStatusUndated: false, lastActionOn: '2025-01-02' },
      ['last action and status'],
    ],
    [
      'stages out of order',
      { stageTrack: [stage('Introduced', 'done'), stage('Committee', 'ahead'), stage('House floor', 'done')] },
      ['status and stages', 'stages in order'],
    ],
  ])('reports %s', (_what, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });
});
