import type { Result } from './result.ts';

const PERCENT = 100;

/** Returns results as a table for people. */
export function formatResults(results: readonly Result[]): string {
  const lines = results.map((result) => {
    const { jurisdiction, session, target, chamberRole, n, rate, auc, isOver } = result;
    const name = [target, chamberRole].filter(Boolean).join(' ');
    const start = `${jurisdiction.padEnd(6)} ${session.padEnd(10)} ${name.padEnd(16)} ${String(n).padStart(6)}`;
    const ranking = `${(rate * PERCENT).toFixed(1).padStart(5)} %  AUC ${format(auc)}`;
    if (!isOver) return `${start} ${ranking}  not over: ranking only`;
    const interval = result.skillInterval?.map((bound) => format(bound)).join(' to ') ?? '';
    return `${start} ${ranking}  base ${format(result.baseBrier, 4)}  skill ${format(result.skill)} (${interval})  age ${format(result.ageAwareSkill)}  calibration ${format(result.calibrationError, 4)}`;
  });
  return lines.join('\n');
}

function format(value: number | null, digits = 3): string {
  return value === null ? '-' : value.toFixed(digits);
}
