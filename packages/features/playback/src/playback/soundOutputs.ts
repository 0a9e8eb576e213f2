import { createGraphOutput, type GraphOutput, startAudioContext } from '../engine/createGraphOutput.ts';
import type { MediaElement } from '../engine/MediaElement.ts';
import type { BrowserOutputs } from './outputControl.ts';
import { spectrumStore } from './spectrum.ts';

let graph: GraphOutput | null = null;
/** In the background, iOS suspends Web Audio: there the elements play alone. */
const isSuspendedInBackground = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Something whose sound goes to a device that can be chosen; the device with the empty id is that of the system. */
interface Output {
  readonly sinkId?: unknown;
  setSinkId?: (id: string) => Promise<void>;
}
type Routable = HTMLMediaElement & Output;

/** Chromium reports an error when a context is sent to the device that it has. */
const send = async (output: Output, deviceId: string) => {
  if (output.sinkId !== deviceId) await output.setSinkId?.(deviceId);
};

/** Whether an output device is still there. A page that may not know the devices is told empty ids. */
async function isConnected(deviceId: string) {
  const ids = (await navigator.mediaDevices.enumerateDevices())
    .filter(({ kind }) => kind === 'audiooutput')
    .map((device) => device.deviceId);
  return ids.includes(deviceId) || ids.every((id) => id === '');
}

/** The graph and the output devices of this browser, for a pair of media elements. */
export function soundOutputs(media: readonly [MediaElement, MediaElement]): BrowserOutputs {
  const [one, other] = media;
  if (!(one instanceof HTMLMediaElement) || !(other instanceof HTMLMediaElement)) return {};
  const elements: [Routable, Routable] = [one, other];
  let chosen = '';
  return {
    async openGraph() {
      if (typeof AudioContext === 'undefined' || isSuspendedInBackground()) return null;
      graph = createGraphOutput(elements, await startAudioContext());
      spectrumStore.setState({ analyser: graph.analyser });
      return graph;
    },
    async selectOutput(deviceId) {
      const context = graph?.context as (AudioContext & Output) | undefined;
      for (const output of context ? [context] : elements) await send(output, deviceId);
      chosen = deviceId;
    },
    watchOutput(onLost) {
      const look = async () => {
        if (chosen !== '' && !(await isConnected(chosen))) onLost();
      };
      const onChange = () => void look().catch(() => {});
      navigator.mediaDevices?.addEventListener('devicechange', onChange);
      return () => navigator.mediaDevices?.removeEventListener('devicechange', onChange);
    },
  };
}
