import { readLines } from '../reading/read-lines.ts';
import { MAX_YAML_CHARACTERS } from '../reading/read-yaml.ts';
import { UnreadableInputError } from '../reading/unreadable-input-error.ts';
import type { InputEntry } from '../source.ts';

/** One top-level item of a YAML file: an element of its list, or a key of its mapping with its whole value. */
export interface YamlItem {
  /** First line of the item, counted from 1. */
  line: number;
  text: string;
}

const IGNORED = /^(#|---|\.\.\.|%|\s*$)/;
const LIST_ITEM = /^-(\s|$)/;
const MAPPING_KEY = /^[^\s#-][^\n]*?:(\s|$)/;

/**
 * Splits a YAML file at its first column, so that each record is parsed, counted and, if broken, quarantined on its
 * own: an error on line 5 of a list of 537 legislators loses only one of them. These files have no anchors across
 * items; an item with one would fail with the parser's reason. An item too long for the parser is kept only up to the
 * length at which it is rejected.
 * @throws UnreadableInputError when a line cannot be read, or as readLines
 */
export async function* splitYamlItems(entry: InputEntry): AsyncGenerator<YamlItem> {
  let startsItem: RegExp | undefined;
  let started: { line: number; lines: string[]; characters: number } | undefined;
  for await (const read of readLines(entry, { maxLineBytes: 4 * MAX_YAML_CHARACTERS })) {
    if (!read.ok) throw new UnreadableInputError(`${read.reason} (line ${read.line})`, { raw: read.raw });
    const { line, text } = read;
    const isIgnored = IGNORED.test(text);
    if (!isIgnored) {
      // In a mapping, list elements may begin in the first column below the key they belong to.
      startsItem ??= MAPPING_KEY.test(text) ? MAPPING_KEY : LIST_ITEM;
    }
    if (startsItem?.test(text) || (started === undefined && !isIgnored)) {
      if (started) yield { line: started.line, text: started.lines.join('\n') };
      started = { line, lines: [text], characters: text.length };
    } else if (started && started.characters <= MAX_YAML_CHARACTERS) {
      started.lines.push(text);
      started.characters += text.length + 1;
    }
  }
  if (started) yield { line: started.line, text: started.lines.join('\n') };
}
