/* global AudioWorkletProcessor, currentFrame, registerProcessor */
/** Sends a part of its input, mixed to one channel, with the frame of the context at which it began. */
class Tap extends AudioWorkletProcessor {
  constructor() {
    super();
    this.part = null;
    this.port.onmessage = ({ data }) => {
      this.part = new Float32Array(data);
      this.at = 0;
    };
  }

  process([input]) {
    const { part } = this;
    if (!part) return true;
    if (this.at === 0) this.frame = currentFrame;
    const [first] = input;
    const length = Math.min(128, part.length - this.at);
    for (let sample = 0; sample < length; sample += 1) {
      let sum = 0;
      for (const channel of input) sum += channel[sample];
      part[this.at + sample] = first ? sum / input.length : 0;
    }
    this.at += length;
    if (this.at < part.length) return true;
    this.port.postMessage({ frame: this.frame, samples: part }, [part.buffer]);
    this.part = null;
    return true;
  }
}
registerProcessor('tap', Tap);
