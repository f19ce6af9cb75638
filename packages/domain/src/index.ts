export * from './bill-number.ts';
export * from './chamber-names.ts';
export * from './document-type.ts';
export * from './fusion-id.ts';
export * from './jurisdictions.ts';
export * from './party.ts';
export * from './source-record.ts';
export * from './status.ts';
