import { expect, test } from 'vitest';
import { toDate } from './day.ts';
import { getSnapshotDays } from './snapshots.ts';
import { getStage } from './stage.ts';
import { getOutcome, TARGETS } from './target.ts';
import { action, buildBill } from './testing/build-bill.ts';
import { buildSession } from './testing/build-session.ts';

const session = buildSession([
  buildBill({
    actions: [
      action('2013-02-01', 'Introduced in House'),
      action('2013-04-01', 'Placed on the Union Calendar, Calendar No. 1.'),
      action('2013-06-01', 'On passage Passed by voice vote.'),
      action(
        '2014-12-19',
        'Received in the Senate. Read twice. Placed on Senate Legislative Calendar under General Orders.',
      ),
    ],
  }),
]);
const [course] = session.courses;

test('a bill is looked at on its introduction, at fixed ages and on the day it reached each stage', () => {
  if (course === undefined) throw new Error('The bill is lost.');
  const days = getSnapshotDays(course, session.last);
  expect(days.map((day) => `${toDate(day)} ${getStage(course, day)}`)).toEqual([
    '2013-02-01 committee',
    '2013-03-03 committee',
    '2013-04-01 floor',
    '2013-05-02 floor',
    '2013-06-01 otherCommittee',
    '2013-07-31 otherCommittee',
    '2014-02-01 otherCommittee',
    '2014-12-19 otherFloor',
  ]);
});

test('a step that the bill never got to has no outcome', () => {
  if (course === undefined) throw new Error('The bill is lost.');
  const outcomes = Object.fromEntries(TARGETS.map((target) => [target, getOutcome(course, target)]));
  expect(outcomes).toEqual({
    firstPreFloor: true,
    firstFloor: true,
    secondPreFloor: true,
    secondFloor: false,
    enactment: false,
  });
});
