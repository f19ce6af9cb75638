/** Answers that cost time, by what they are of: the last used ones are kept, and what several ask for at once is made once. */
export class LastAnswers<Answer> {
  readonly #most: number;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws whatever `make` does, to everyone who waits; the next who asks has it made anew */
  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? this.#made(key, make);
    // A map keeps the order in which keys came: the last used stand at its end.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most) break;
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
