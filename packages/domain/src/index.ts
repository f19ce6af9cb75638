export * from './document-type.ts';
export * from './source-record.ts';
export * from './status.ts';
