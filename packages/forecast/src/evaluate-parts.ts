import type { BillCourse } from './bill-course.ts';
import { type Evaluation, evaluateRows } from './evaluate.ts';
import { getExampleRows } from './example-rows.ts';
import type { ForecastModel } from './forecast-model.ts';
import { getFold } from './random.ts';
import type { SessionData } from './session-data.ts';
import { trainModel } from './train.ts';
import type { TrainingSettings } from './training-settings.ts';

/** Parts that a session is divided into; not those of cross-validation inside of training. */
const PARTS = 5;
const NO_DATA = { sessions: [], levels: [], until: '', sha256: '' };

/**
 * Evaluates a single session: each part of its bills with a model fitted, calibrated and all, on the other parts. It
 * says nothing about how a session differs from the next.
 */
export function evaluateParts(session: SessionData, settings: TrainingSettings): Evaluation[] {
  const models: ForecastModel[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const courses = session.courses.filter((course) => getPart(course) !== part);
    models.push(trainModel([{ ...session, courses }], NO_DATA, settings));
  }
  const getModel = (course: BillCourse): ForecastModel => {
    const model = models[getPart(course)];
    if (model === undefined) throw new RangeError('A bill is in no part.');
    return model;
  };
  const rows = getExampleRows([session], (course) => getModel(course).tables);
  return evaluateRows(rows, getModel);
}

function getPart({ bill }: BillCourse): number {
  return getFold(`part ${bill.fusionId}`, PARTS);
}
