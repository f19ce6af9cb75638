import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import type { TrackedKind } from '../tracked-paragraph.ts';

interface ReadParagraph {
  end: TrackedKind;
  stretches: { kind: TrackedKind; text: string }[];
}

/**
 * Reads the compared text back from a file we wrote: the paragraphs of its last section, parsed by other libraries than
 * the ones that wrote it.
 */
export async function readDocxText(file: Uint8Array): Promise<ReadParagraph[]> {
  const sections = readSections(await readPart(file, 'word/document.xml'));
  // The document ends with an extra paragraph that never changes.
  return (sections.at(-1) ?? []).slice(0, -1);
}

export async function readPart(file: Uint8Array, name: string): Promise<string> {
  const part = (await JSZip.loadAsync(file)).file(name);
  if (part === null) throw new Error(`the file has no ${name}`);
  return part.async('string');
}

/** Groups paragraphs by section; a section ends with the paragraph that has its properties. */
function readSections(xml: string): ReadParagraph[][] {
  const sections: ReadParagraph[][] = [[]];
  const open: string[] = [];
  let paragraph: ReadParagraph = { end: 'same', stretches: [] };
  let endsSection = false;
  const kindNow = (): TrackedKind => (open.includes('w:ins') ? 'inserted' : open.includes('w:del') ? 'struck' : 'same');
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'w:p') {
      paragraph = { end: 'same', stretches: [] };
      endsSection = false;
    }
    // Inside the paragraph properties, the mark applies to the paragraph's end.
    if (open.at(-1) === 'w:rPr' && open.at(-2) === 'w:pPr' && name === 'w:ins') paragraph.end = 'inserted';
    if (open.at(-1) === 'w:rPr' && open.at(-2) === 'w:pPr' && name === 'w:del') paragraph.end = 'struck';
    if (name === 'w:sectPr' && open.includes('w:p')) endsSection = true;
    if (name === 'w:br') paragraph.stretches.push({ kind: kindNow(), text: '\n' });
    open.push(name);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element === 'w:t' || element === 'w:delText') paragraph.stretches.push({ kind: kindNow(), text });
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name !== 'w:p') return;
    sections.at(-1)?.push(paragraph);
    if (endsSection) sections.push([]);
  });
  parser.write(xml).close();
  return sections;
}
