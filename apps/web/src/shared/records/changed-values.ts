/** Whether two values of a form are the same: they are texts, numbers, lists of them, or a file. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ from before: what is sent, and what is kept when somebody else saved first. */
export function changedValues<Values extends object>(values: Partial<Values>, before: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const field in values) if (!isSameValue(values[field], before[field])) changed[field] = values[field];
  return changed;
}
