/**
 * The records look older than those that are stored, so the run ended without storing them. Its message tells the
 * operator what was found and how to store them anyway.
 */
export class RunRefusedError extends Error {
  /** @param found sentence without a full stop */
  constructor(source: string, found: string) {
    super(
      `These records look older than the stored ones: ${found}. They were not stored. If they are right, store them from the command line with “rotunda ingest ${source} … --older”.`,
    );
    this.name = 'RunRefusedError';
  }
}
