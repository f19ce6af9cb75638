/** Section that a part of a stream's text comes from, so that a match can be shown beside its section. */
export interface StreamSection {
  /** UTF-16 offset in the stream's text where the section begins. */
  start: number;
  sectionId: string;
  /** Label shown beside the passage, such as `SEC. 2.` or `§ 3(c)`. */
  label: string;
}
