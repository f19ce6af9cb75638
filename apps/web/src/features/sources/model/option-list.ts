import { sourcesTexts } from './sources-texts.ts';

/** An option being edited. The id keeps its input mounted while the name changes. */
export interface OptionDraft {
  id: number;
  name: string;
  value: string;
}

export const toDrafts = (options: Readonly<Record<string, string>>): OptionDraft[] =>
  Object.entries(options).map(([name, value], id) => ({ id, name, value }));

/** Returns the options to save, or the reason why they are invalid. Empty rows are ignored. */
export function readDrafts(
  drafts: readonly OptionDraft[],
): { ok: true; options: Record<string, string> } | { ok: false; message: string } {
  const filled = drafts
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '');
  const names = new Set(filled.map(({ name }) => name));
  if (names.has('') || names.size < filled.length) return { ok: false, message: sourcesTexts.optionsError };
  return { ok: true, options: Object.fromEntries(filled.map(({ name, value }) => [name, value])) };
}
