import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a file must contain for any program that reads its format. */
type Expectation =
  /** Each sheet or CSV file: its name, and the cells under each column header. */
  | { kind: 'csv' | 'xlsx' | 'zip'; tables: { name: string; columns: Readonly<Record<string, readonly string[]>> }[] }
  /** Paragraphs that must appear, without regard to line breaks. */
  | { kind: 'docx' | 'pdf'; texts: readonly string[] }
  | { kind: 'ics'; name: string | null; events: readonly ExpectedEvent[] }
  | { kind: 'feed'; title: string; entries: readonly { title: string; link: string; text: string }[] }
  | { kind: 'json'; value: unknown };

interface ExpectedEvent {
  summary: string;
  description: string | null;
  /** An instant such as `2026-03-09T14:00:00Z`, or a day. */
  start: string;
  /** The first day after it, for days. */
  end: string;
}

/**
 * Keeps the files for other programs in a folder, with what they must contain. `npm run check -- written-files` names
 * the folder; without it nothing is kept.
 */
export class WrittenFiles {
  readonly #folder: string | undefined;
  readonly #kept: ({ file: string } & Expectation)[] = [];

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  keep(file: string, bytes: Uint8Array | string, expectation: Expectation): void {
    this.#kept.push({ file, ...expectation });
    if (this.#folder === undefined) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(path.join(this.#folder, file), bytes);
    writeFileSync(path.join(this.#folder, 'expected.json'), JSON.stringify(this.#kept));
  }
}
