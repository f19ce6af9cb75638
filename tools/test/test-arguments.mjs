/**
 * Parses the arguments of `npm test`.
 *
 * @param {readonly string[]} given Everything after `npm test --`.
 * @param {readonly string[]} names The available suites.
 * @returns {{ wanted: string[], runs: number, isChangedOnly: boolean } | { problem: string }} No named suite means all
 *   of them.
 */
export function readArguments(given, names) {
  const wanted = [];
  let runs = 1;
  let isChangedOnly = false;
  const rest = given.flatMap((argument) => (argument.startsWith('--repeat=') ? argument.split('=') : [argument]));
  while (rest.length > 0) {
    const argument = rest.shift();
    if (argument === '--changed') {
      isChangedOnly = true;
    } else if (argument === '--repeat') {
      const times = rest.shift() ?? '';
      if (!/^[1-9]\d?$/.test(times)) return { problem: '--repeat needs how many times, 1 to 99.' };
      runs = Number(times);
    } else if (argument.startsWith('-')) {
      return { problem: `There is no option ${argument}.` };
    } else if (names.includes(argument)) {
      wanted.push(argument);
    } else {
      return { problem: `There is no suite ${argument}.` };
    }
  }
  return { wanted, runs, isChangedOnly };
}

/** Returns the usage message. */
export function getUsage(names) {
  return [
    `Usage: npm test [-- ${names.map((name) => `[${name}]`).join(' ')} [--changed] [--repeat <n>]]`,
    '  --changed     only what the changes since main can reach, uncommitted ones included',
    '  --repeat <n>  n times, and what differed between the runs',
  ].join('\n');
}
