/** Whether two form values are equal. Values are texts, numbers, lists of these, or files. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the fields that changed. These are sent, and are kept if another user saved first. */
export function changedValues<Values extends object>(values: Partial<Values>, before: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const field in values) if (!isSameValue(values[field], before[field])) changed[field] = values[field];
  return changed;
}
