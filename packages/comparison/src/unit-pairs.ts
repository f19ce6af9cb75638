/** Pairs of corresponding units of the two texts; each unit is in at most one pair. */
export class UnitPairs {
  /** Right unit by left unit; -1 without a partner. */
  readonly rightByLeft: Int32Array;
  readonly leftByRight: Int32Array;

  constructor(leftCount: number, rightCount: number) {
    this.rightByLeft = new Int32Array(leftCount).fill(-1);
    this.leftByRight = new Int32Array(rightCount).fill(-1);
  }

  isFree(left: number, right: number): boolean {
    return this.rightByLeft[left] === -1 && this.leftByRight[right] === -1;
  }

  isLeftFree(left: number): boolean {
    return this.rightByLeft[left] === -1;
  }

  isRightFree(right: number): boolean {
    return this.leftByRight[right] === -1;
  }

  add(left: number, right: number): void {
    this.rightByLeft[left] = right;
    this.leftByRight[right] = left;
  }
}
