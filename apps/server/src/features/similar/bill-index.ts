import { FingerprintIndex } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import {
  createSimilarFingerprintsRepository,
  type FingerprintHash,
  type FingerprintKind,
} from './similar-fingerprints.repository.ts';

/** Fingerprints read at once: some 4 MB. */
const PAGE = 1000;

/**
 * The fingerprints of all bills in memory. Before each question it is compared with the table, hash by hash, so that it
 * never misses a change however that came about; only what changed is read.
 */
export class BillIndex {
  readonly #indexes: Record<FingerprintKind, FingerprintIndex> = {
    text: new FingerprintIndex(),
    head: new FingerprintIndex(),
  };
  readonly #held: Record<FingerprintKind, Map<number, string>> = { text: new Map(), head: new Map() };

  get texts(): FingerprintIndex {
    return this.#indexes.text;
  }

  get heads(): FingerprintIndex {
    return this.#indexes.head;
  }

  async follow(database: DatabaseHandle): Promise<void> {
    const hashes = await createSimilarFingerprintsRepository(database).findHashes();
    for (const kind of ['text', 'head'] as const)
      await this.#followKind(
        database,
        kind,
        hashes.filter((one) => one.kind === kind),
      );
  }

  async #followKind(
    database: DatabaseHandle,
    kind: FingerprintKind,
    hashes: readonly FingerprintHash[],
  ): Promise<void> {
    const repository = createSimilarFingerprintsRepository(database);
    const [index, held] = [this.#indexes[kind], this.#held[kind]];
    const wanted = new Map(hashes.map(({ documentId, contentHash }) => [documentId, contentHash]));
    for (const documentId of held.keys())
      if (!wanted.has(documentId)) {
        index.remove(documentId);
        held.delete(documentId);
      }
    const changed = [...wanted].filter(([documentId, hash]) => held.get(documentId) !== hash);
    for (let place = 0; place < changed.length; place += PAGE) {
      const page = changed.slice(place, place + PAGE);
      const read = await repository.find(
        kind,
        page.map(([documentId]) => documentId),
      );
      for (const [documentId, hash] of page) {
        const fingerprint = read.get(documentId);
        // Gone since the hashes were read: the next question sees it so.
        if (fingerprint === undefined) continue;
        index.add(documentId, fingerprint);
        held.set(documentId, hash);
      }
    }
  }
}
