import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CLI = fileURLToPath(new URL('../../tools/rotunda.mjs', import.meta.url));

/** Takes an invented bill of Congress in by the command line, as an operator would, into the product under test. */
export async function ingestBill(bill: { congress: number; number: number; title: string }): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-e2e-bill-'));
  const { congress, number, title } = bill;
  const today = new Date().toISOString().slice(0, 10);
  const file = path.join(folder, `BILLSTATUS-${congress}hr${number}.xml`);
  const action = `<actionDate>${today}</actionDate><actionCode>Intro-H</actionCode><text>Introduced in House</text>`;
  await writeFile(
    file,
    `<?xml version="1.0"?><billStatus><version>3.0.0</version><bill><number>${number}</number><type>HR</type>
    <updateDate>${new Date().toISOString()}</updateDate><congress>${congress}</congress><originChamber>House</originChamber>
    <title>${title}</title><introducedDate>${today}</introducedDate><actions><item>${action}</item></actions></bill></billStatus>`,
  );
  try {
    const env = { ...process.env, ROTUNDA_HOME: process.env['E2E_HOME'] };
    await promisify(execFile)(process.execPath, [CLI, 'ingest', 'billstatus', '--from', file, '--json'], { env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
