import { bigint, customType } from 'drizzle-orm/pg-core';

/** Unix seconds, as everything in the product that is an instant. */
export const ts = () => bigint({ mode: 'number' });

/** Bytes, as a Node Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A text-search vector. Its literals are built by us from packages/analysis, never by `to_tsvector`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The number of a transaction, which is given once in the life of a database. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
