/** Ids of bills by where they are from, each with what a person types to find the bill. */
const BILLS: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  [/^us-(?:\d+|sample)-([a-z]+)-(\d+)$/, ([, type = '', number]) => `US ${type.toUpperCase()} ${number}`],
  [
    /^us-([a-z]{2})-.+-([a-z]+)-(\d+)$/,
    ([, state = '', type = '', number]) => `${state.toUpperCase()} ${type.toUpperCase()} ${number}`,
  ],
  [/^ca-\d+-\d+-([a-z]+)-(\d+)$/, ([, type = '', number]) => `${type.toUpperCase()}-${number}`],
];

/** The number people know a bill by, read from its id: `US HR 22` for `us-119-hr-22`. Null for the id of anything else. */
export function billInId(fusionId: string): string | null {
  for (const [form, words] of BILLS) {
    const parts = form.exec(fusionId);
    if (parts !== null) return words(parts);
  }
  return null;
}
