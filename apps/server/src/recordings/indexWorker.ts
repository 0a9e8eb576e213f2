import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import {
  ADTS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP3,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { decoderDelay, encoderDelayOf } from './encoderDelay.ts';
import type { IndexOrder } from './indexOrder.ts';

/** Bytes at the start of the sound that can hold the header of the encoder. */
const headerSize = 4096;

/** The first bytes of a file after its ID3v2 tag, whose size is written in four bytes of seven bits. */
async function readHeader(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer: tag } = await file.read(Buffer.alloc(10), 0, 10, 0);
    const isTag = tag.toString('latin1', 0, 3) === 'ID3';
    const start = isTag ? 10 + tag.subarray(6).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerSize), 0, headerSize, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function writeIndexed({ path, target }: IndexOrder): Promise<void> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP3, ADTS] });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new Error('The file has no frames');
  const delay = encoderDelayOf(await readHeader(path));
  const shift = delay === null ? 0 : (delay + decoderDelay) / decoderConfig.sampleRate;
  const sink = new EncodedPacketSink(track);
  let count = 0;
  for await (const _ of sink.packets(undefined, undefined, { metadataOnly: true })) count += 1;
  const source = new EncodedAudioPacketSource(codec);
  // The index stands before the frames, so that a browser reads it first. It has room for all of them.
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(target),
  });
  output.addAudioTrack(source, { maximumPacketCount: count });
  await output.start();
  // What lies before zero is written as an edit list, which browsers skip.
  for await (const packet of sink.packets())
    await source.add(packet.clone({ timestamp: packet.timestamp - shift }), { decoderConfig });
  await output.finalize();
}

await writeIndexed(workerData as IndexOrder);
parentPort?.postMessage('done');
