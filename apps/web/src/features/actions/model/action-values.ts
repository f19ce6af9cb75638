import { cutText } from '@rotunda/domain';
import type { Action, ActionType, LinkedEntity } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { linkedEntityUpdates } from '../../../shared/linked-entities/linked-entity-updates.ts';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { actionTexts } from './actions-texts.ts';

/** Values of an action's form. */
export interface ActionValues {
  name: string;
  type: ActionType;
  summary: string;
  /** Unix seconds; null while the field is empty or incomplete. */
  startTime: number | null;
  endTime: number | null;
  attendees: string[];
  tags: string[];
  projects: string[];
  linkedEntities: LinkedEntity[];
}

type TimedValues = ActionValues & { startTime: number; endTime: number };

/** Values given by the place where an action is created. */
export interface ActionContext {
  projectIds?: readonly string[];
  linkedEntities?: readonly LinkedEntity[];
  name?: string;
  /** Unix seconds. */
  startTime?: number;
}

const SECONDS_OF_MINUTE = 60;

const SECONDS_OF_HOUR = 3600;

/** Returns the next full hour. An action about a document starts then, because it is planned rather than logged. */
export const nextFullHour = (nowSeconds: number) => (Math.floor(nowSeconds / SECONDS_OF_HOUR) + 1) * SECONDS_OF_HOUR;

/**
 * Returns the defaults of a new action: a one-hour meeting that starts now, attended by the user who logs it (ACT-02).
 * Times are whole minutes because the fields show minutes.
 */
export function defaultValues(context: ActionContext, userId: string, nowSeconds: number): ActionValues {
  const startTime = context.startTime ?? Math.floor(nowSeconds / SECONDS_OF_MINUTE) * SECONDS_OF_MINUTE;
  return {
    name: cutText(context.name ?? '', LIMITS.actionName),
    type: 'meeting',
    summary: '',
    startTime,
    endTime: startTime + LIMITS.actionSeconds,
    attendees: [userId],
    tags: [],
    projects: [...(context.projectIds ?? [])],
    linkedEntities: [...(context.linkedEntities ?? [])],
  };
}

export function readValues(action: Action): ActionValues {
  const { name, type, summary, startTime, endTime, attendees, tags, projects, linkedEntities } = action;
  return { name, type, summary: summary ?? '', startTime, endTime, attendees, tags, projects, linkedEntities };
}

const COPY = ' (Copy)';

/** Returns the values of a copy, whose name says that it is one (ACT-02). */
export function getCopy(action: Action): ActionValues {
  const name = `${cutText(action.name, LIMITS.actionName - COPY.length)}${COPY}`;
  return { ...readValues(action), name };
}

/** Changes the start. If it is after the end, the end moves to an hour after it (ACT-02). */
export function withStart(values: ActionValues, startTime: number | null): ActionValues {
  const { endTime } = values;
  const isAfter = startTime !== null && endTime !== null && startTime > endTime;
  return { ...values, startTime, endTime: isAfter ? startTime + LIMITS.actionSeconds : endTime };
}

/** Changes the end. If it is before the start, the start moves to an hour before it (ACT-02). */
export function withEnd(values: ActionValues, endTime: number | null): ActionValues {
  const { startTime } = values;
  const isBefore = startTime !== null && endTime !== null && endTime < startTime;
  return { ...values, endTime, startTime: isBefore ? endTime - LIMITS.actionSeconds : startTime };
}

/** Returns what prevents saving, by field, in the specification's words (ACT-02). */
export function checkValues({ name, startTime, endTime }: ActionValues): Partial<Record<'name' | 'startTime', string>> {
  return {
    ...(name.trim() === '' ? { name: actionTexts.nameRequired } : {}),
    ...(startTime !== null && endTime !== null && startTime > endTime ? { startTime: actionTexts.startAfterEnd } : {}),
  };
}

/** Whether the name, start and end are filled in and in order. */
export function canSubmit(values: ActionValues): values is TimedValues {
  const hasTimes = values.startTime !== null && values.endTime !== null;
  return hasTimes && Object.keys(checkValues(values)).length === 0;
}

/** Returns the request fields of a new action. */
export const getDetails = (values: TimedValues) => ({
  ...values,
  name: values.name.trim(),
  summary: getSummary(values),
});

/** Returns only the changed fields. Linked documents are sent as additions and removals (ACT-02). */
export function getDifferences(values: ActionValues, before: ActionValues) {
  const { name, summary, startTime, endTime, linkedEntities: _chosen, ...rest } = changedValues(values, before);
  const linkedEntities = linkedEntityUpdates(values.linkedEntities, before.linkedEntities);
  return {
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(summary === undefined ? {} : { summary: getSummary(values) }),
    // An incomplete time is not saved.
    ...(typeof startTime === 'number' ? { startTime } : {}),
    ...(typeof endTime === 'number' ? { endTime } : {}),
    ...(linkedEntities === null ? {} : { linkedEntities }),
  };
}

/** Returns the summary, or null if it is blank. */
function getSummary({ summary }: ActionValues): string | null {
  return summary.trim() === '' ? null : summary;
}
