/** Rows of features in one array, row after row. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float64Array;
}

/** Returns the rows of a matrix at the given places. */
export function takeRows(matrix: Matrix, places: ArrayLike<number>): Matrix {
  const { columns, values } = matrix;
  const taken = new Float64Array(places.length * columns);
  for (let row = 0; row < places.length; row += 1) {
    const from = (places[row] ?? 0) * columns;
    taken.set(values.subarray(from, from + columns), row * columns);
  }
  return { rows: places.length, columns, values: taken };
}

export function getRow({ columns, values }: Matrix, row: number): Float64Array {
  return values.subarray(row * columns, (row + 1) * columns);
}
