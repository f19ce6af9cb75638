/** The database has tables that this release can't use. The message says why and what to do. */
export class SchemaError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaError';
  }
}
