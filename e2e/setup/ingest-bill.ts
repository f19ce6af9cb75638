import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** A fictitious House bill. */
export interface InventedBill {
  congress: number;
  number: number;
  title: string;
  summary?: string;
}

/**
 * Returns a number that no earlier journey used, including earlier attempts of the same one; the next nine are free
 * too.
 */
export function freshBillNumber(): number {
  return 10 * (Math.floor(Date.now() / 100) % 1_000_000);
}

/** Ingests a fictitious bill of Congress into the product under test, with the operator's command. */
export async function ingestBill(bill: InventedBill): Promise<void> {
  await ingestBills([bill]);
}

/** Ingests several bills in one run. */
export async function ingestBills(bills: readonly InventedBill[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-e2e-bill-'));
  try {
    for (const bill of bills) {
      const file = path.join(folder, `BILLSTATUS-${bill.congress}hr${bill.number}.xml`);
      await writeFile(file, getBillStatus(bill, new Date().toISOString()));
    }
    await runCommand(['ingest', 'billstatus', '--from', folder, '--json']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function getBillStatus({ congress, number, title, summary }: InventedBill, now: string): string {
  // A bill is introduced while its Congress sits, whenever the journey runs.
  const lastDay = `${1788 + 2 * congress}-12-31`;
  const today = now.slice(0, 10) < lastDay ? now.slice(0, 10) : lastDay;
  const action = `<actionDate>${today}</actionDate><actionCode>Intro-H</actionCode><text>Introduced in House</text>`;
  const described = `<versionCode>00</versionCode><actionDate>${today}</actionDate><actionDesc>Introduced in House</actionDesc>`;
  const summaries =
    summary === undefined
      ? ''
      : `<summaries><summary>${described}<text><![CDATA[<p>${summary}</p>]]></text></summary></summaries>`;
  return `<?xml version="1.0"?><billStatus><version>3.0.0</version><bill><number>${number}</number><type>HR</type>
    <updateDate>${now}</updateDate><congress>${congress}</congress><originChamber>House</originChamber>
    <title>${title}</title><introducedDate>${today}</introducedDate><actions><item>${action}</item></actions>${summaries}
    </bill></billStatus>`;
}
