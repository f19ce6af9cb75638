import { beforeAll, describe, expect, test } from 'vitest';
import { toDay } from './day.ts';
import { evaluateSession } from './evaluate.ts';
import { explainForecast } from './explain.ts';
import type { ForecastModel } from './forecast-model.ts';
import { scoreBill } from './score.ts';
import type { SessionData } from './session-data.ts';
import { action, buildBill } from './testing/build-bill.ts';
import { buildSession, inventCongress } from './testing/build-session.ts';
import { trainModel } from './train.ts';
import type { TrainingSettings } from './training-settings.ts';
import { fromWeightsFile, toWeightsFile } from './weights-file.ts';

const SIZE = { ridge: 5, trees: { trees: 10, leaves: 4, rate: 0.2, smallest: 10, ridge: 1 } };
const SETTINGS: TrainingSettings = { largeFrom: 500, large: SIZE, small: SIZE, calibrates: true };
const DATA = { sessions: ['113'], levels: [], until: '2015-01-03', sha256: '' };

/** No hook takes a tenth of this on a quiet machine. */
const A_HANG_MS = 180_000;

let congress: SessionData;
let model: ForecastModel;

beforeAll(() => {
  congress = buildSession(inventCongress(250));
  model = trainModel([congress], DATA, SETTINGS);
}, A_HANG_MS);

function score(bill: ReturnType<typeof buildBill>, date: string, own = model) {
  const session = buildSession([bill, ...inventCongress(40)]);
  const course = session.courses.find((one) => one.bill === bill);
  if (course === undefined) throw new Error('The bill is lost.');
  return scoreBill(own, course, toDay(date), session.context);
}

describe('a forecast', () => {
  test('is a probability for every step ahead, with the base rate beside it', () => {
    const forecast = score(buildBill({ fusionId: 'us-113-hr-900' }), '2013-05-01');
    expect(forecast?.stage).toBe('committee');
    for (const value of Object.values(forecast?.scores ?? {})) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
    expect(forecast?.baseRates.firstPreFloor).toBeGreaterThan(0);
  });

  test('is null for steps that are behind the bill', () => {
    const bill = buildBill({
      fusionId: 'us-113-hr-900',
      actions: [action('2013-02-01', 'Introduced in House'), action('2013-04-01', 'On passage Passed by voice vote.')],
    });
    expect(score(bill, '2013-05-01')?.scores).toMatchObject({ firstPreFloor: null, firstFloor: null });
    expect(score(bill, '2013-05-01')?.baseRates).toMatchObject({ firstPreFloor: null, firstFloor: null });
  });

  test('is null after the end of the session, and once the bill is decided', () => {
    const law = action('2013-04-01', 'Became Public Law No: 113-2.');
    expect(score(buildBill({ fusionId: 'us-113-hr-900' }), '2015-01-03')).toBeNull();
    expect(score(buildBill({ fusionId: 'us-113-hr-900', actions: [law] }), '2013-05-01')).toBeNull();
  });

  test('is null for a bill of another legislature than the one the weights are of', () => {
    const bill = buildBill({ isoCode: 'us-ca', session: '2013-2014', fusionId: 'us-ca-2013-2014-ab-1' });
    const session = buildSession([bill]);
    const [course] = session.courses;
    if (course === undefined) throw new Error('The bill is lost.');
    const michigan = { ...model, isoCode: 'us-mi' };
    expect(scoreBill(michigan, course, toDay('2013-05-01'), session.context)).toBeNull();
    expect(scoreBill({ ...model, isoCode: 'us-ca' }, course, toDay('2013-05-01'), session.context)).not.toBeNull();
  });

  test('of a kind of bill that moves is higher than of one that does not', () => {
    const good = score(buildBill({ fusionId: 'us-113-hr-900', title: 'To name a lighthouse.' }), '2013-05-01');
    const bad = score(buildBill({ fusionId: 'us-113-hr-900', title: 'To abolish a tax on lamps.' }), '2013-05-01');
    expect(good?.scores.firstPreFloor).toBeGreaterThan((bad?.scores.firstPreFloor ?? 1) + 0.2);
  });

  test('is not worse than the base rate of the stage on a session of the same kind', () => {
    const other = buildSession(inventCongress(250, 99));
    const [preFloor] = evaluateSession(model, other);
    expect(preFloor?.skill).toBeGreaterThan(0.2);
    expect(preFloor?.calibrationError).toBeLessThan(0.1);
  });
});

test('what moves a forecast names the facts that set the bill apart, largest first', () => {
  const bill = buildBill({ fusionId: 'us-113-hr-900', title: 'To name a lighthouse.' });
  const session = buildSession([bill, ...inventCongress(40)]);
  const course = session.courses.find((one) => one.bill === bill);
  if (course === undefined) throw new Error('The bill is lost.');
  const associations = explainForecast(model, course, toDay('2013-05-01'), {
    context: session.context,
    target: 'firstPreFloor',
  });
  expect(associations[0]).toMatchObject({ group: 'title' });
  expect(associations[0]?.change).toBeGreaterThan(0);
  expect(associations.length).toBeLessThanOrEqual(3);
});

describe('weights', () => {
  test('are the same, digit by digit, when the same bills are trained on again', () => {
    const again = trainModel([buildSession(inventCongress(250))], DATA, SETTINGS);
    expect(JSON.stringify(toWeightsFile(again))).toBe(JSON.stringify(toWeightsFile(model)));
  });

  test('score the same after they were written and read', () => {
    const read = fromWeightsFile(JSON.parse(JSON.stringify(toWeightsFile(model))));
    const bill = buildBill({ fusionId: 'us-113-hr-900' });
    expect(score(bill, '2013-05-01', read)).toEqual(score(bill, '2013-05-01'));
  });

  test('of another version are refused', () => {
    expect(() => fromWeightsFile({ ...toWeightsFile(model), version: 0 })).toThrow(RangeError);
  });
});
