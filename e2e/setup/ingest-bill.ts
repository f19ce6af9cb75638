import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** An invented bill of the House. */
export interface InventedBill {
  congress: number;
  number: number;
  title: string;
  summary?: string;
}

/** A number no earlier journey used, a repeated try of the same one included; the nine after it are free too. */
export function freshBillNumber(): number {
  return 10 * (Math.floor(Date.now() / 100) % 1_000_000);
}

/** Ingests an invented bill of Congress by the operator's command into the product under test. */
export async function ingestBill(bill: InventedBill): Promise<void> {
  await ingestBills([bill]);
}

/** The same for several in one run. */
export async function ingestBills(bills: readonly InventedBill[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-e2e-bill-'));
  try {
    for (const bill of bills) {
      const file = path.join(folder, `BILLSTATUS-${bill.congress}hr${bill.number}.xml`);
      await writeFile(file, billStatusOf(bill, new Date().toISOString()));
    }
    await runCommand(['ingest', 'billstatus', '--from', folder, '--json']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function billStatusOf({ congress, number, title, summary }: InventedBill, now: string): string {
  const today = now.slice(0, 10);
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
