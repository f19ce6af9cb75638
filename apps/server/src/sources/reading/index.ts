/** Readers of input files, on which the `parse` functions of the sources are built. */
export { bufferEntry } from './input-entry.ts';
export { describeInputs, type InputsDescription } from './describe-inputs.ts';
export { FilesAccount } from './files-account.ts';
export type { InputLimits } from './input-budget.ts';
export { openInputs, type OpenInputsOptions } from './open-inputs.ts';
export { parseEachEntry } from './parse-each-entry.ts';
export { fractionText, markedText, printedLine } from './printed-line.ts';
export { getInlineKind, NEXT_NODES } from './inline-kind.ts';
export { quarantined } from './quarantined.ts';
export { readCsv, type CsvRow } from './read-csv.ts';
export { type Feed, type FeedItem, MAX_FEED_BYTES, readFeed } from './read-feed.ts';
export { parseJson, readJson, readJsonLines, type JsonLine } from './read-json.ts';
export { readJsonItems } from './read-json-items.ts';
export type { InputLine } from './read-lines.ts';
export { readText } from './read-text.ts';
export { parseXml, readXml, streamXml, type XmlLimits } from './read-xml.ts';
export { UnreadableInputError } from './unreadable-input-error.ts';
export { XmlElement, type XmlNode } from './xml-element.ts';
