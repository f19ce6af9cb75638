/** Ids of bills by where they are from, each with what a person types to find the bill. */
const BILLS: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  [/^us-\d+-([a-z]+)-(\d+)$/, ([, type = '', number]) => `US ${type.toUpperCase()} ${number}`],
  [
    /^us-([a-z]{2})-.+-([a-z]+)-(\d+)$/,
    ([, state = '', type = '', number]) => `${state.toUpperCase()} ${type.toUpperCase()} ${number}`,
  ],
  [/^ca-\d+-\d+-([a-z]+)-(\d+)$/, ([, type = '', number]) => `${type.toUpperCase()}-${number}`],
];
/** What stands before a publisher's own number, by kind. */
const KIND = /^(?:fr|docket|hearing-us|person-[a-z]+|committee-[a-z]+|regulation|research)-(?=.*\d)/;
/** Uploaded people and organizations: their ids are made here, and Discover does not hold them. */
const UPLOADED = /^custom-(?:person|org)-/;

/**
 * What a person would type to search for the document of an id that leads nowhere: `US HR 22` for `us-119-hr-22`, the
 * publisher's number for others, else the id itself. Null where no search finds it.
 */
export function identifierInId(fusionId: string): string | null {
  if (UPLOADED.test(fusionId)) return null;
  for (const [form, words] of BILLS) {
    const parts = form.exec(fusionId);
    if (parts !== null) return words(parts);
  }
  return fusionId.replace(KIND, '');
}
