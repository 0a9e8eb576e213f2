/** Samples that a decoder of MPEG audio layer 3 adds at the start. */
export const decoderDelay = 529;

/**
 * Samples that the encoder put before the sound of an MP3 file, as the header of LAME says, which libmp3lame and ffmpeg
 * write too. Null where the first frame has no such header.
 * @param bytes The start of the first frame, without the ID3v2 tag before it.
 * @see http://gabriel.mp3-tech.org/mp3infotag.html
 */
export function encoderDelayOf(bytes: Buffer): number | null {
  const start = ['Xing', 'Info'].map((name) => bytes.indexOf(name, 0, 'latin1')).find((at) => at >= 0);
  if (start === undefined || bytes.length < start + 8) return null;
  const flags = bytes.readUInt32BE(start + 4);
  // Number of frames, number of bytes, table of contents, quality: each only where its flag says so.
  const sizes = [4, 4, 100, 4].map((size, bit) => (flags & (1 << bit) ? size : 0));
  const lame = start + 8 + sizes.reduce((sum, size) => sum + size, 0);
  const encoder = bytes.toString('latin1', lame, lame + 4);
  if (!['LAME', 'Lavf', 'Lavc'].includes(encoder) || bytes.length < lame + 24) return null;
  return bytes.readUIntBE(lame + 21, 3) >> 12;
}
