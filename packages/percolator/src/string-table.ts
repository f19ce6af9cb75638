/** Numbers strings in order of first appearance. */
export class StringTable {
  readonly strings: string[] = [];
  readonly #numbers = new Map<string, number>();

  intern(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.strings.length;
    this.strings.push(text);
    this.#numbers.set(text, number);
    return number;
  }
}
