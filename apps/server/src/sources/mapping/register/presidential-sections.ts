import type { TextSection } from '@rotunda/domain';

const NUMBERED = /^((?:Section|Sec\.)\s+\d{1,3}(?:[A-Za-z]|-\d{1,3})?\.?)\s+(?=\S)/;
/** `Policy. It is …`: a few words without a verb from COMMAND before the sentence begins. */
const SUBJECT = /^([A-Z][^.;:]{1,80})\.\s+(?=[A-Z(“"])/;
const COMMAND = /\b(?:shall|is|are|was|may|will|must|hereby|has|have)\b/;

/**
 * Splits the text of a presidential document into a section for each `Sec. 2. Review.`, because it is printed as plain
 * paragraphs and readers navigate by these numbers.
 */
export function presidentialSections(sections: readonly TextSection[]): TextSection[] {
  const divided: TextSection[] = [];
  for (const section of sections) {
    let current: TextSection = { ...section, blocks: [] };
    divided.push(current);
    for (const block of section.blocks) {
      const num = NUMBERED.exec(block.text);
      if (num === null) {
        current.blocks.push(block);
        continue;
      }
      const rest = block.text.slice(num[0].length);
      const subject = SUBJECT.exec(rest);
      const heading = subject?.[1] !== undefined && !COMMAND.test(subject[1]) ? subject[1] : undefined;
      current = {
        sectionId: '',
        level: section.heading === undefined ? section.level : section.level + 1,
        num: num[1] ?? '',
        blocks: [{ ...block, text: heading === undefined ? rest : rest.slice(subject?.[0].length) }],
        ...(heading === undefined ? {} : { heading }),
      };
      divided.push(current);
    }
  }
  return divided
    .filter(({ blocks, heading }) => blocks.length > 0 || heading !== undefined)
    .map((section, index) => ({ ...section, sectionId: `s-${index + 1}` }));
}
