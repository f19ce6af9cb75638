import { ACTION_TYPE_LABELS, actionTypeSchema, type ACTION_EXPORT_FIELDS } from '@rotunda/contract';
import { listed, getNames } from './cell-words.ts';
import type { FieldColumn } from './get-columns.ts';
import type { ActionRow } from './read-actions.ts';

/**
 * Defines the columns of an export of actions.
 * @param baseUrl base URL of the product, without a trailing slash
 */
export function actionColumns(
  baseUrl: string,
): Readonly<Record<keyof typeof ACTION_EXPORT_FIELDS, FieldColumn<ActionRow>>> {
  const text = (width: number, valueOf: FieldColumn<ActionRow>['valueOf']) => ({
    kind: 'text' as const,
    width,
    valueOf,
  });
  const time = (valueOf: FieldColumn<ActionRow>['valueOf']) => ({ kind: 'time' as const, width: 18, valueOf });
  return {
    name: text(40, ({ action }) => action.name),
    type: text(14, ({ action }) => ACTION_TYPE_LABELS[actionTypeSchema.parse(action.actionType)]),
    startsAt: time(({ action }) => action.startTs),
    endsAt: time(({ action }) => action.endTs),
    attendees: text(30, ({ attendees }) => listed(attendees)),
    linkedItems: text(30, ({ linkedLabels }) => listed(linkedLabels)),
    projects: text(24, ({ projects }) => getNames(projects)),
    tags: text(24, ({ tagNames }) => listed(tagNames)),
    summary: text(60, ({ action }) => action.summary),
    createdBy: text(20, ({ createdBy }) => createdBy),
    createdAt: time(({ action }) => action.createdTs),
    link: { kind: 'link', width: 30, valueOf: ({ action }) => `${baseUrl}/actions?open=${action.actionId}` },
  };
}
