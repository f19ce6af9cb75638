import { quarantined, readJson, readJsonLines } from '../../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../../source.ts';
import { emptyListSchema, registerErrorSchema, registerListSchema } from './register-document.ts';

type ParseDocument = (item: unknown, position: string) => ParsedRecord;

/** Reads the documents of an API response (a list, or one in full) or of a file with one per line. */
export async function* readAnswers(entry: InputEntry, parse: ParseDocument): AsyncGenerator<ParsedRecord> {
  if (/\.jsonl$/i.test(entry.name)) {
    for await (const line of readJsonLines(entry)) {
      if (line.ok) yield parse(line.value, line.position);
      else yield quarantined(line.position, line.reason, line.raw);
    }
  } else yield* readAnswer(await readJson(entry), entry.path, parse);
}

function* readAnswer(answer: unknown, position: string, parse: ParseDocument): Generator<ParsedRecord> {
  // Responses saved one after the other are an array, of lists or of documents.
  if (Array.isArray(answer) && answer.length > 0) {
    for (const [index, item] of answer.entries()) yield* readAnswer(item, `${position}[${index}]`, parse);
    return;
  }
  const list = registerListSchema.safeParse(answer);
  if (list.success) {
    for (const [index, item] of list.data.results.entries()) yield parse(item, `${position}[${index}]`);
  } else if (registerErrorSchema.safeParse(answer).success) {
    yield quarantined(position, 'the publisher answered with an error instead of data', answer);
  } else if (!emptyListSchema.safeParse(answer).success) yield parse(answer, position);
}
