/** Bytes 0x80 to 0x9F of Windows-1252, by the table of the HTML standard; a dot stands for an undefined one. */
const WINDOWS_1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const RULES = [
  [/[\u0080-\u009f]/u, 'Windows-1252', (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80].replace('.', '')],
  [/\p{Cc}|\p{Cs}|[\u2028\u2029]/u, 'control, half a character or line separator: white space', () => ''],
  [/[\u202a-\u202e\u2066-\u2069]/u, 'control of the direction: removed', () => ''],
  [/\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/u, 'invisible: removed', () => ''],
  [/\s/u, 'white space', () => ''],
  [/[\uE010-\uE013\uE01F]/u, 'mark of an inline element', () => ''],
  [/\uFFFE|\uFFFF/u, 'no character of XML: removed', () => ''],
];

/**
 * Returns how the product shows a character of a source, and the rule by which it differs, if it does.
 *
 * @param {string} character
 * @returns {{ shown: string, rule: string | null }}
 */
export function expectedCharacter(character) {
  const found = RULES.find(([pattern]) => pattern.test(character));
  return found === undefined ? { shown: character, rule: null } : { shown: found[2](character), rule: found[1] };
}
