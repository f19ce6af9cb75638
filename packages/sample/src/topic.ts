/** What documents are about. All wording is invented for the sample workspace. */
export interface Topic {
  key: string;
  subject: string;
  subjectFr: string;
  policyArea: string;
  agency: { name: string; shortName: string };
  /** What is regulated, funded or studied. */
  objects: readonly string[];
  /** The same in French, in the same order. */
  objectsFr: readonly string[];
  terms: readonly { term: string; meaning: string }[];
  facts: readonly string[];
  hashtag: string;
}
