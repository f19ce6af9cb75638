/** One top-level item of a YAML file: an element of its list, or a key of its mapping with all that belongs to it. */
export interface YamlItem {
  /** First line of the item, counted from 1. */
  line: number;
  text: string;
}

const IGNORED = /^(#|---|\.\.\.|%|\s*$)/;
const LIST_ITEM = /^-(\s|$)/;
const MAPPING_KEY = /^[^\s#-][^\n]*?:(\s|$)/;

/**
 * Splits a YAML file at its first column, so that each record is parsed, counted and, when broken, quarantined alone:
 * a fault on line 5 of a list of 537 legislators costs one of them. These files have no anchors that reach from one
 * item to another; were there one, its item would fail with the parser's reason.
 */
export function* splitYamlItems(text: string): Generator<YamlItem> {
  const lines = text.split(/\r?\n/);
  // In a mapping, list elements may stand in the first column below their key and belong to it.
  const isMapping = MAPPING_KEY.test(lines.find((line) => !IGNORED.test(line)) ?? '');
  const startsItem = isMapping ? MAPPING_KEY : LIST_ITEM;
  let started: { line: number; lines: string[] } | undefined;
  for (const [index, line] of lines.entries()) {
    if (startsItem.test(line)) {
      if (started) yield { line: started.line, text: started.lines.join('\n') };
      started = { line: index + 1, lines: [line] };
    } else if (started) started.lines.push(line);
    else if (!IGNORED.test(line)) started = { line: index + 1, lines: [line] };
  }
  if (started) yield { line: started.line, text: started.lines.join('\n') };
}
