/**
 * Tools of the benchmark that run in the page before its own scripts: they record what goes to a context's destination and
 * what an element plays, and count timers.
 */
export function pageTools() {
  const worklet = `registerProcessor('bench-recorder', class extends AudioWorkletProcessor {
    process([input]) {
      const [first, second] = input;
      if (first) this.port.postMessage({ frame: currentFrame, samples: second ? first.map((sample, at) => (sample + second[at]) / 2) : first.slice() });
      return true;
    }
  })`;
  const url = URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' }));
  const counts = { timers: 0, frames: 0, updates: 0, pending: new Set() };
  let recorded = [];
  let isRecording = false;
  /** The frame of each context at the call of `start`, and the position of what plays. */
  let started = { frames: new Map(), position: 0 };
  /** The context and the frame of the first recorded sample. */
  let first = null;
  /** Performance time of the first sample that is heard after `listen`. */
  let firstSound = null;
  let lastSound = null;
  const contexts = new Set();
  const record = async (context, node) => {
    contexts.add(context);
    await context.audioWorklet.addModule(url);
    const recorder = new AudioWorkletNode(context, 'bench-recorder', { numberOfOutputs: 0 });
    recorder.port.onmessage = ({ data: { frame, samples } }) => {
      if (isRecording) {
        first ??= { context, frame };
        recorded.push(samples);
      }
      const at = samples.findIndex((sample) => Math.abs(sample) > 1e-3);
      if (at < 0) return;
      // The time of the frame, not that of this message.
      const time =
        performance.timeOrigin +
        performance.now() -
        (context.currentTime - (frame + at) / context.sampleRate) * 1000;
      firstSound ??= time;
      lastSound = time;
    };
    node.connect(recorder);
    return recorder;
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target instanceof AudioDestinationNode) void record(target.context, this);
    return connect.call(this, target, ...rest);
  };
  const createSource = AudioContext.prototype.createMediaElementSource;
  const routed = new Set();
  AudioContext.prototype.createMediaElementSource = function (element) {
    routed.add(element);
    return createSource.call(this, element);
  };
  /** A context that runs before the click, so that it records the first sample. */
  const own = new AudioContext();
  const captured = new Set();
  const play = HTMLMediaElement.prototype.play;
  const elements = [];
  HTMLMediaElement.prototype.play = function () {
    if (!elements.includes(this)) {
      elements.push(this);
      this.addEventListener('waiting', () => this.currentTime > 0 && (waits += 1));
    }
    if (!captured.has(this) && this.captureStream && window.bench.capturesElements) {
      captured.add(this);
      const stream = this.captureStream();
      const listenTo = () => {
        if (stream.getAudioTracks().length > 0) void record(own, own.createMediaStreamSource(stream));
      };
      stream.addEventListener('addtrack', listenTo);
      listenTo();
    }
    return play.call(this);
  };
  const {
    setTimeout: later,
    clearTimeout: cancel,
    setInterval: every,
    requestAnimationFrame: frame,
  } = window;
  window.setTimeout = (run, delay, ...args) => {
    const id = later(() => {
      counts.timers += 1;
      counts.pending.delete(id);
      if (typeof run === 'function') run(...args);
    }, delay);
    counts.pending.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    counts.pending.delete(id);
    cancel(id);
  };
  window.setInterval = (run, delay, ...args) =>
    every(() => {
      counts.timers += 1;
      run(...args);
    }, delay);
  window.requestAnimationFrame = (run) =>
    frame((time) => {
      counts.frames += 1;
      run(time);
    });
  document.addEventListener('timeupdate', () => (counts.updates += 1), true);
  /** How often an element has waited for data while it played: the signal pauses there. */
  let waits = 0;
  window.bench = {
    capturesElements: false,
    elements,
    start() {
      recorded = [];
      first = null;
      isRecording = true;
      started = {
        frames: new Map([...contexts].map((context) => [context, context.currentTime * context.sampleRate])),
        position: elements.find((element) => !element.paused)?.currentTime ?? 0,
      };
    },
    /** Where an element played when the recording was started, and the frames from then to its first sample. */
    started: () => ({
      position: started.position,
      frames: first ? first.frame - started.frames.get(first.context) : 0,
    }),
    /** The recording as Float32 in base64. */
    async take() {
      isRecording = false;
      const bytes = new Uint8Array(await new Blob(recorded).arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    listen() {
      firstSound = null;
      lastSound = null;
    },
    waits: () => waits,
    firstSound: () => firstSound,
    lastSound: () => lastSound,
    warm: async () => {
      await own.resume();
      await own.audioWorklet.addModule(url);
    },
    counts: () => ({
      timers: counts.timers,
      frames: counts.frames,
      updates: counts.updates,
      pending: counts.pending.size,
    }),
    hide() {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
