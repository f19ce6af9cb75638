import type { Action, ActionType, LinkedEntity } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { linkedEntityUpdates } from '../../../shared/linked-entities/linked-entity-updates.ts';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { actionTexts } from './actions-texts.ts';

/** What the form of an action holds. */
export interface ActionValues {
  name: string;
  type: ActionType;
  summary: string;
  /** Unix seconds; null while the field is empty or half typed. */
  startTime: number | null;
  endTime: number | null;
  attendees: string[];
  tags: string[];
  projects: string[];
  linkedEntities: LinkedEntity[];
}

type TimedValues = ActionValues & { startTime: number; endTime: number };

/** Where an action is made from: what it is about is given. */
export interface ActionContext {
  projectIds?: readonly string[];
  linkedEntities?: readonly LinkedEntity[];
  name?: string;
  /** Unix seconds. */
  startTime?: number;
}

const SECONDS_OF_MINUTE = 60;

const SECONDS_OF_HOUR = 3600;

/** An action about a document is planned, not logged: it begins at the next full hour. */
export const nextFullHour = (nowSeconds: number) => (Math.floor(nowSeconds / SECONDS_OF_HOUR) + 1) * SECONDS_OF_HOUR;

/** A meeting of an hour that begins now, attended by whoever logs it (S1 §4). The fields show minutes, so it is whole ones. */
export function defaultValues(context: ActionContext, userId: string, nowSeconds: number): ActionValues {
  const startTime = context.startTime ?? Math.floor(nowSeconds / SECONDS_OF_MINUTE) * SECONDS_OF_MINUTE;
  return {
    name: (context.name ?? '').slice(0, LIMITS.actionName),
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

export function valuesOf(action: Action): ActionValues {
  const { name, type, summary, startTime, endTime, attendees, tags, projects, linkedEntities } = action;
  return { name, type, summary: summary ?? '', startTime, endTime, attendees, tags, projects, linkedEntities };
}

const COPY = ' (Copy)';

/** The same action to be made again; its name says that it is a copy (S1 §4). */
export function copyOf(action: Action): ActionValues {
  const name = `${action.name.slice(0, LIMITS.actionName - COPY.length)}${COPY}`;
  return { ...valuesOf(action), name };
}

/** A start after the end pushes the end to an hour after it (S1 §4). */
export function withStart(values: ActionValues, startTime: number | null): ActionValues {
  const { endTime } = values;
  const isAfter = startTime !== null && endTime !== null && startTime > endTime;
  return { ...values, startTime, endTime: isAfter ? startTime + LIMITS.actionSeconds : endTime };
}

/** An end before the start pulls the start to an hour before it (S1 §4). */
export function withEnd(values: ActionValues, endTime: number | null): ActionValues {
  const { startTime } = values;
  const isBefore = startTime !== null && endTime !== null && endTime < startTime;
  return { ...values, endTime, startTime: isBefore ? endTime - LIMITS.actionSeconds : startTime };
}

/** What stands in the way of saving, by field, in the specification's words (S1 §5). */
export function checkValues({ name, startTime, endTime }: ActionValues): Partial<Record<'name' | 'startTime', string>> {
  return {
    ...(name.trim() === '' ? { name: actionTexts.nameRequired } : {}),
    ...(startTime !== null && endTime !== null && startTime > endTime ? { startTime: actionTexts.startAfterEnd } : {}),
  };
}

/** Name, type, start and end are there, and in order. */
export function canSubmit(values: ActionValues): values is TimedValues {
  const hasTimes = values.startTime !== null && values.endTime !== null;
  return hasTimes && Object.keys(checkValues(values)).length === 0;
}

/** What a new action is made of. */
export const detailsOf = (values: TimedValues) => ({
  ...values,
  name: values.name.trim(),
  summary: summaryOf(values),
});

/** The differences only; links to documents as lists of additions and removals (S1 §4). */
export function differencesOf(values: ActionValues, before: ActionValues) {
  const { name, summary, startTime, endTime, linkedEntities: _chosen, ...rest } = changedValues(values, before);
  const linkedEntities = linkedEntityUpdates(values.linkedEntities, before.linkedEntities);
  return {
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(summary === undefined ? {} : { summary: summaryOf(values) }),
    // A field that is half typed is not saved.
    ...(typeof startTime === 'number' ? { startTime } : {}),
    ...(typeof endTime === 'number' ? { endTime } : {}),
    ...(linkedEntities === null ? {} : { linkedEntities }),
  };
}

/** Nothing but blanks is no summary. */
function summaryOf({ summary }: ActionValues): string | null {
  return summary.trim() === '' ? null : summary;
}
