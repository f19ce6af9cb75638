/** Another process is taking this source in; the caller may try again when it has ended. */
export class SourceBusyError extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`The source ${source} is running already.`);
    this.name = 'SourceBusyError';
    this.source = source;
  }
}
