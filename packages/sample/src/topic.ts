/** Subject of sample documents. All text is invented for the sample workspace. */
export interface Topic {
  key: string;
  subject: string;
  subjectFr: string;
  policyArea: string;
  agency: { name: string; shortName: string };
  /** Objects that are regulated, funded or studied. */
  objects: readonly string[];
  /** The same objects in French, in the same order. */
  objectsFr: readonly string[];
  terms: readonly { term: string; meaning: string }[];
  facts: readonly string[];
  hashtag: string;
}
