import { readPlainLines } from '../../custom-contacts/index.ts';
import { type DayOrder, orderProvenBy } from './day-of-cell.ts';

type PlainTable = Parameters<typeof readPlainLines>[1];

/**
 * Returns the order of day and month that the user chose for the column of dates, or that its cells prove. Null if no
 * cell proves one, or if they prove both.
 * @throws FileError
 */
export async function findDayOrder(content: Uint8Array, table: PlainTable): Promise<DayOrder | null> {
  const { mapping } = table;
  if (mapping.includes('dateMonthFirst')) return 'month-first';
  if (mapping.includes('dateDayFirst')) return 'day-first';
  if (!mapping.includes('date')) return null;
  const proven = new Set<DayOrder>();
  await readPlainLines(content, table, async (lines) => {
    for (const line of lines) {
      const order = 'values' in line && line.values.date !== undefined ? orderProvenBy(line.values.date) : null;
      if (order !== null) proven.add(order);
    }
  });
  const [order, ...others] = proven;
  return others.length === 0 ? (order ?? null) : null;
}
