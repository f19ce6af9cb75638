/** An administrator requested that the run stop. Ingested records stay, and the next run resumes. */
export class RunStoppedError extends Error {
  constructor(source: string) {
    super(`The run of ${source} was stopped by an administrator.`);
    this.name = 'RunStoppedError';
  }
}
