/** Bill ids by origin, each with the text that users type to find the bill. */
const BILLS: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  [/^us-(?:\d+|sample)-([a-z]+)-(\d+)$/, ([, type = '', number]) => `US ${type.toUpperCase()} ${number}`],
  [
    /^us-([a-z]{2})-.+-([a-z]+)-(\d+)$/,
    ([, state = '', type = '', number]) => `${state.toUpperCase()} ${type.toUpperCase()} ${number}`,
  ],
  [/^ca-\d+-\d+-([a-z]+)-(\d+)$/, ([, type = '', number]) => `${type.toUpperCase()}-${number}`],
];

/** Converts the id of a bill to its common number, such as `us-119-hr-22` to `US HR 22`; null for any other id. */
export function billInId(fusionId: string): string | null {
  for (const [form, words] of BILLS) {
    const parts = form.exec(fusionId);
    if (parts !== null) return words(parts);
  }
  return null;
}
