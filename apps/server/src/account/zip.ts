import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive. */
export interface ArchiveFile {
  /** With slashes; only ASCII. */
  name: string;
  content: Uint8Array;
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** Packs files to a ZIP archive (APPNOTE 6.3.10), for archives of less than 4 GB. */
export function zip(files: readonly ArchiveFile[]): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    // Version 2.0, deflate, 1980-01-01: equal contents have equal archives.
    const common = [
      ...u16(20),
      ...u16(0),
      ...u16(8),
      ...u16(0),
      ...u16(0x21),
      ...u32(crc32(content)),
      ...u32(packed.length),
      ...u32(content.length),
      ...u16(path.length),
      ...u16(0),
    ];
    const head = Buffer.from([...u32(0x04034b50), ...common]);
    directory.push(
      Buffer.from([
        ...u32(0x02014b50),
        ...u16(20),
        ...common,
        ...u16(0),
        ...u16(0),
        ...u16(0),
        ...u32(0),
        ...u32(offset),
      ]),
      path,
    );
    parts.push(head, path, packed);
    offset += head.length + path.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.from([
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(files.length),
    ...u16(files.length),
    ...u32(central.length),
    ...u32(offset),
    ...u16(0),
  ]);
  return Buffer.concat([...parts, central, end]);
}
