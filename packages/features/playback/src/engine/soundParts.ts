/** The mean of all channels. */
export function mixOf(buffer: AudioBuffer): Float32Array {
  const mix = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    const data = buffer.getChannelData(channel);
    for (let at = 0; at < mix.length; at += 1) mix[at]! += data[at]! / buffer.numberOfChannels;
  }
  return mix;
}

/** A short copy of a part, so that the memory of the whole buffer is released. */
export function copyPart(buffer: AudioBuffer, start: number, length: number): AudioBuffer {
  const part = new AudioBuffer({
    length: Math.max(1, length),
    numberOfChannels: buffer.numberOfChannels,
    sampleRate: buffer.sampleRate,
  });
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1)
    part.copyToChannel(buffer.getChannelData(channel).subarray(start, start + length), channel);
  return part;
}

/** Two parts in one buffer, each with its gain: within a buffer there is no gap. */
export function concatenate(
  one: AudioBuffer,
  oneGain: number,
  other: AudioBuffer,
  otherGain: number,
): AudioBuffer {
  const channels = Math.max(one.numberOfChannels, other.numberOfChannels);
  const whole = new AudioBuffer({
    length: one.length + other.length,
    numberOfChannels: channels,
    sampleRate: one.sampleRate,
  });
  for (let channel = 0; channel < channels; channel += 1) {
    const data = whole.getChannelData(channel);
    const parts = [
      { part: one, gain: oneGain, start: 0 },
      { part: other, gain: otherGain, start: one.length },
    ];
    for (const { part, gain, start } of parts) {
      // One channel sounds on both sides.
      const from = part.getChannelData(Math.min(channel, part.numberOfChannels - 1));
      for (let at = 0; at < from.length; at += 1) data[start + at] = from[at]! * gain;
    }
  }
  return whole;
}
