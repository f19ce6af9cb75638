/** Another process is ingesting this source; the caller may retry when it has ended. */
export class SourceBusyError extends Error {
  readonly source: string;

  constructor(source: string) {
    super(`The source ${source} is running already.`);
    this.name = 'SourceBusyError';
    this.source = source;
  }
}
