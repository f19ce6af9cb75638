/** Position of a record in its file: `:17`, `#bills[3]`, `[3]`, `.votes[2]`. */
const PLACE_IN_FILE = /(?::\d+|#\d+|#?[A-Za-z_]*\[\d+\]|\.[A-Za-z_]+\[\d+\])+$/;

/** Returns the path of the file that a record's position (`bundle.tar!a.json#bills[3]`) is in. */
export function fileOfPosition(position: string): string {
  return position.replace(PLACE_IN_FILE, '');
}
