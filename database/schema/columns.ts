import { bigint, customType } from 'drizzle-orm/pg-core';

/** Unix seconds, as for every point in time in the product. */
export const ts = () => bigint({ mode: 'number' });

/** Bytes, as a Node Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A text-search vector. Its literals are built from packages/analysis, never by `to_tsvector`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A transaction number, which is never reused within a database. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
