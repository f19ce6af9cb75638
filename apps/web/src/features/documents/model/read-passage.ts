import type { DocumentTextSection } from '../hooks/use-document-text.ts';
import { sectionLabel } from './text-lines.ts';

/** A passage of the text being read. */
export interface ReadPassage {
  /** Text without struck words. */
  text: string;
  language: 'en' | 'fr';
  /** Label of the section if the passage is a whole one. */
  label: string | null;
}

/** Returns a section and the sections within it as a passage, by its number. */
export function passageOfSection(
  sections: readonly DocumentTextSection[],
  number: number,
): Pick<ReadPassage, 'text' | 'label'> {
  const first = sections[number];
  if (first === undefined) return { text: '', label: null };
  const behind = sections.findIndex(({ level }, place) => place > number && level <= first.level);
  const own = sections.slice(number, behind === -1 ? sections.length : behind);
  return { text: own.flatMap(getLines).join('\n'), label: sectionLabel(first) || null };
}

function getLines(section: DocumentTextSection): string[] {
  if (section.change === 'deleted') return [];
  const blocks = section.blocks.filter(({ change }) => change !== 'deleted');
  return [sectionLabel(section), ...blocks.map(({ num, text }) => [num, text].filter(Boolean).join(' '))].filter(
    Boolean,
  );
}

const NOT_TEXT = '[data-not-text], del';
/** Lines of the reader; words do not continue across them. */
const LINES = 'p, [role="heading"]';

/** Returns the words of a selection within an element; empty if the selection is empty or outside it. */
export function selectedText(selection: Selection | null, within: Element | null): string {
  if (selection === null || within === null || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  if (!within.contains(range.commonAncestorContainer)) return '';
  const copy = document.createElement('div');
  copy.append(range.cloneContents());
  for (const part of copy.querySelectorAll(NOT_TEXT)) part.remove();
  for (const line of copy.querySelectorAll(LINES)) line.append('\n');
  return copy.textContent.trim();
}
