import type { ExportCode } from '@rotunda/contract';

/** Thrown when an export would be empty. */
export class EmptyExportError extends Error {
  override readonly name = 'EmptyExportError';
  readonly codes: readonly ExportCode[];

  constructor(codes: readonly ExportCode[]) {
    super('there is nothing to export');
    this.codes = codes;
  }
}
