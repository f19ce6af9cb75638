/** An administrator asked the run to stop; what was ingested stays, and the next run goes on. */
export class RunStoppedError extends Error {
  constructor(source: string) {
    super(`The run of ${source} was stopped by an administrator.`);
    this.name = 'RunStoppedError';
  }
}
