import { createHash } from 'node:crypto';
import { CQ_LIMITS } from '@rotunda/contract/values';
import { cqFusionId } from '@rotunda/domain';
import { quarantined, UnreadableInputError } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { FILE_NAME } from './schemas.ts';

/** Readers look for the header in the first kilobyte (ISO 32000-2, annex I). */
const MARK_WITHIN = 1024;

/** Whether the bytes begin as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MARK_WITHIN)).includes('%PDF-');
}

/** @throws UnreadableInputError for a file that is truncated or too large */
export async function mapFile(entry: InputEntry): Promise<ParsedRecord> {
  const { name, path } = entry;
  if (!FILE_NAME.test(name)) {
    return quarantined(path, 'the name of a PDF has only letters, digits, points, dashes and underscores', '');
  }
  const content = await readAll(entry);
  if (!isPdf(content)) return quarantined(path, 'the file is named as a PDF and is none', content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    ok: true,
    position: path,
    record: { kind: 'cq-file', fusionId: cqFusionId('file', name), part: 'main', name, content, sha256 },
  };
}

async function readAll(entry: InputEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of await entry.open()) {
    const chunk = Buffer.from(part);
    bytes += chunk.length;
    if (bytes > CQ_LIMITS.pdfBytes) {
      throw new UnreadableInputError(`the PDF is larger than ${CQ_LIMITS.pdfBytes} bytes`);
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
