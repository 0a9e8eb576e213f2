import { createGraphOutput, type GraphOutput, startAudioContext } from './createGraphOutput.ts';
import type { MediaElement } from './MediaElement.ts';
import type { RuntimeOptions } from './runtime.ts';
import { spectrumStore } from './spectrum.ts';

let graph: GraphOutput | null = null;
/** In the background, iOS suspends Web Audio: there the elements play alone. */
const isSuspendedInBackground = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

type Routable = HTMLMediaElement & { setSinkId?: (id: string) => Promise<void> };

/** The graph and the output devices of this browser, for a pair of media elements. */
export function soundOutputs(
  media: readonly [MediaElement, MediaElement],
): Pick<RuntimeOptions, 'openGraph' | 'selectOutput'> {
  const [one, other] = media;
  if (!(one instanceof HTMLMediaElement) || !(other instanceof HTMLMediaElement)) return {};
  const elements: [Routable, Routable] = [one, other];
  return {
    async openGraph() {
      if (typeof AudioContext === 'undefined' || isSuspendedInBackground()) return null;
      graph = createGraphOutput(elements, await startAudioContext());
      spectrumStore.setState({ analyser: graph.analyser });
      return graph;
    },
    async selectOutput(deviceId) {
      const context = graph?.context as
        | (AudioContext & { setSinkId?: (id: string) => Promise<void> })
        | undefined;
      if (context) await context.setSinkId?.(deviceId);
      else for (const element of elements) await element.setSinkId?.(deviceId);
    },
  };
}
