/** Pairs of corresponding units of the two texts; each unit is in at most one pair. */
export class UnitPairs {
  /** Right unit by left unit; -1 without a partner. */
  readonly rightOf: Int32Array;
  readonly leftOf: Int32Array;

  constructor(leftCount: number, rightCount: number) {
    this.rightOf = new Int32Array(leftCount).fill(-1);
    this.leftOf = new Int32Array(rightCount).fill(-1);
  }

  isFree(left: number, right: number): boolean {
    return this.rightOf[left] === -1 && this.leftOf[right] === -1;
  }

  isLeftFree(left: number): boolean {
    return this.rightOf[left] === -1;
  }

  isRightFree(right: number): boolean {
    return this.leftOf[right] === -1;
  }

  add(left: number, right: number): void {
    this.rightOf[left] = right;
    this.leftOf[right] = left;
  }
}
