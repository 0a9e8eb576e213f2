/* global sampleRate, AudioWorkletProcessor, registerProcessor */
/** The highest sample, −1 dB. */
const ceiling = 10 ** (-1 / 20);
/** The look-ahead in samples, 5 ms. */
const ahead = Math.round(sampleRate * 0.005);
/** The time in which the gain returns, as a factor of each sample. */
const release = 1 - Math.exp(-1 / (sampleRate * 0.08));

/**
 * Lowers the gain before a peak arrives: the delayed signal is multiplied by the smoothed minimum of the gains that the
 * samples of the next 5 ms need.
 */
class Limiter extends AudioWorkletProcessor {
  constructor() {
    super();
    this.delays = [];
    this.gains = new Float32Array(ahead).fill(1);
    this.at = 0;
    this.gain = 1;
  }

  process([input], [output]) {
    const length = output[0].length;
    while (this.delays.length < output.length) this.delays.push(new Float32Array(ahead));
    for (let sample = 0; sample < length; sample += 1) {
      let peak = 0;
      for (const channel of input) peak = Math.max(peak, Math.abs(channel[sample]));
      this.gains[this.at] = peak > ceiling ? ceiling / peak : 1;
      let lowest = 1;
      // The minimum is only searched while something is loud.
      if (this.gains[this.at] < 1) this.loud = ahead;
      if (this.loud > 0) {
        this.loud -= 1;
        for (let each = 0; each < ahead; each += 1) lowest = Math.min(lowest, this.gains[each]);
      }
      // It falls within the look-ahead and returns slowly.
      this.gain = lowest < this.gain ? lowest : this.gain + (lowest - this.gain) * release;
      for (let channel = 0; channel < output.length; channel += 1) {
        const delay = this.delays[channel];
        const delayed = delay[this.at] * this.gain;
        delay[this.at] = input[channel]?.[sample] ?? 0;
        output[channel][sample] = Math.max(-ceiling, Math.min(ceiling, delayed));
      }
      this.at = (this.at + 1) % ahead;
    }
    return true;
  }
}
registerProcessor('limiter', Limiter);
