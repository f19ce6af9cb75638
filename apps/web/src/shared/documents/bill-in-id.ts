/** Bill ids by origin, each with the text that users type to find the bill. */
const BILLS: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  [/^us-(?:\d+|sample)-([a-z]+)-(\d+)$/, ([, type = '', number]) => `US ${type.toUpperCase()} ${number}`],
  [
    // The mark of an extraordinary session belongs to the number: `ABX1 1` is another bill than `AB 1`.
    /^us-([a-z]{2})-.+?(?:-(x\d))?-([a-z]{1,5})-(\d{1,6}|([a-z])\5{0,2})$/,
    ([, state, mark = '', type, number]) => `${state} ${type}${mark} ${number}`.toUpperCase(),
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
