/** Matches between the words of both texts, each either in place or moved. */
export class TokenMatches {
  /** Right word by left word; -1 when struck. */
  readonly rightByLeft: Int32Array;
  /** Left word by right word; -1 when inserted. */
  readonly leftByRight: Int32Array;
  private readonly movedRight: Uint8Array;

  constructor(leftCount: number, rightCount: number) {
    this.rightByLeft = new Int32Array(leftCount).fill(-1);
    this.leftByRight = new Int32Array(rightCount).fill(-1);
    this.movedRight = new Uint8Array(rightCount);
  }

  add(left: number, right: number, length: number, isMoved = false): void {
    for (let step = 0; step < length; step += 1) {
      this.rightByLeft[left + step] = right + step;
      this.leftByRight[right + step] = left + step;
      this.movedRight[right + step] = isMoved ? 1 : 0;
    }
  }

  remove(left: number, right: number): void {
    this.rightByLeft[left] = -1;
    this.leftByRight[right] = -1;
    this.movedRight[right] = 0;
  }

  /** Whether the word is matched in place; a moved word is not. */
  isLeftKept(left: number): boolean {
    const right = this.rightByLeft[left] ?? -1;
    return right !== -1 && this.movedRight[right] === 0;
  }

  isRightKept(right: number): boolean {
    return this.leftByRight[right] !== -1 && this.movedRight[right] === 0;
  }

  isLeftMoved(left: number): boolean {
    const right = this.rightByLeft[left] ?? -1;
    return right !== -1 && this.movedRight[right] === 1;
  }

  isRightMoved(right: number): boolean {
    return this.leftByRight[right] !== -1 && this.movedRight[right] === 1;
  }
}
