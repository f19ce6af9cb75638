/** Whether two values of a form are the same: they are texts, numbers, and lists of them. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What was typed, over the current state of everything that was not: nothing typed is lost when somebody else saved
 * first.
 */
export function rebaseValues<Values extends object>(typed: Values, before: Values, current: Values): Values {
  const rebased = { ...current };
  for (const field in typed) if (!isSameValue(typed[field], before[field])) rebased[field] = typed[field];
  return rebased;
}
