import type { TrackedKind, TrackedParagraph, TrackedStretch } from './tracked-paragraph.ts';

/** Collects paragraphs and joins adjacent stretches of the same kind. */
export class ParagraphWriter {
  readonly paragraphs: TrackedParagraph[] = [];
  #stretches: TrackedStretch[] = [];

  write(kind: TrackedKind, text: string, other?: string): void {
    const last = this.#stretches.at(-1);
    if (last?.kind === kind && last.other === other) last.text += text;
    else this.#stretches.push({ kind, text, ...(other === undefined ? {} : { other }) });
  }

  end(end: TrackedKind, { isHeading, indent }: { isHeading: boolean; indent: number }): void {
    this.paragraphs.push({ isHeading, indent, end, stretches: this.#stretches });
    this.#stretches = [];
  }
}
