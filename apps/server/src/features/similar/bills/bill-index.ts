import { FingerprintIndex } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import {
  createSimilarFingerprintsRepository,
  type FingerprintHash,
  type FingerprintKind,
} from '../fingerprints/similar-fingerprints.repository.ts';

/** Fingerprints read in one query, about 4 MB. */
const PAGE = 1000;

/**
 * Holds the fingerprints of all bills and other texts in memory. Before each query it is compared with the table, hash
 * by hash if anything changed, so that it never misses a change, whatever caused it. Only changed fingerprints are
 * read.
 */
export class BillIndex {
  readonly #indexes: Record<FingerprintKind, FingerprintIndex> = {
    text: new FingerprintIndex(),
    head: new FingerprintIndex(),
    other: new FingerprintIndex(),
  };
  readonly #stored: Record<FingerprintKind, Map<number, string>> = {
    text: new Map(),
    head: new Map(),
    other: new Map(),
  };
  #state: string | null = null;
  #missing = 0;

  get texts(): FingerprintIndex {
    return this.#indexes.text;
  }

  get heads(): FingerprintIndex {
    return this.#indexes.head;
  }

  /** Texts of documents other than bills. */
  get others(): FingerprintIndex {
    return this.#indexes.other;
  }

  /** Number of documents that had no fingerprint yet at the last update. */
  get missing(): number {
    return this.#missing;
  }

  async follow(database: DatabaseHandle): Promise<void> {
    const repository = createSimilarFingerprintsRepository(database);
    const state = await repository.readState();
    if (state === this.#state && this.#missing === 0) return;
    this.#missing = await repository.countMissing();
    if (state === this.#state) return;
    const hashes = await repository.findHashes();
    for (const kind of ['text', 'head', 'other'] as const)
      await this.#followKind(
        database,
        kind,
        hashes.filter((one) => one.kind === kind),
      );
    // The state was read before the hashes, so that a change in between is detected next time.
    this.#state = state;
  }

  async #followKind(
    database: DatabaseHandle,
    kind: FingerprintKind,
    hashes: readonly FingerprintHash[],
  ): Promise<void> {
    const repository = createSimilarFingerprintsRepository(database);
    const [index, stored] = [this.#indexes[kind], this.#stored[kind]];
    const wanted = new Map(hashes.map(({ documentId, contentHash }) => [documentId, contentHash]));
    for (const documentId of stored.keys())
      if (!wanted.has(documentId)) {
        index.remove(documentId);
        stored.delete(documentId);
      }
    const changed = [...wanted].filter(([documentId, hash]) => stored.get(documentId) !== hash);
    for (let place = 0; place < changed.length; place += PAGE) {
      const page = changed.slice(place, place + PAGE);
      const read = await repository.find(
        kind,
        page.map(([documentId]) => documentId),
      );
      for (const [documentId, hash] of page) {
        const fingerprint = read.get(documentId);
        // The row was deleted after the hashes were read; the next query handles that.
        if (fingerprint === undefined) continue;
        index.add(documentId, fingerprint);
        stored.set(documentId, hash);
      }
    }
  }
}
