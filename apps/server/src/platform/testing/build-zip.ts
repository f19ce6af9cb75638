import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFileSpec {
  name: string;
  body: Buffer;
  flags?: number;
  method?: number;
  attributes?: number;
  claimedSize?: number;
  checksum?: number;
}

/** Builds a zip byte by byte, because no zip writer produces the faults needed here. */
export function buildZip(files: ZipFileSpec[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const method = file.method ?? 8;
    const data = method === 8 ? deflateRawSync(file.body) : file.body;
    const name = Buffer.from(file.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((file.flags ?? 0) | 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(file.checksum ?? crc32(file.body), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(file.claimedSize ?? file.body.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((file.attributes ?? 0) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
