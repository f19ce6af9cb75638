import type { SourceRecord } from '@rotunda/domain';

/** A record, or the reason why there is none, as a sentence for the administrator. */
export type Mapped = { ok: true; record: SourceRecord } | { ok: false; reason: string };
