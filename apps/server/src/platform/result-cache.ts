/**
 * Caches expensive results by key: keeps the most recently used ones, and computes a result once for concurrent
 * callers.
 */
export class ResultCache<Answer> {
  readonly #max: number;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws What `make` throws, to every waiting caller; the next call computes it again. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? this.#made(key, make);
    // A map preserves insertion order, so the most recently used keys are at its end.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#max) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }

  #made(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = make();
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
}
