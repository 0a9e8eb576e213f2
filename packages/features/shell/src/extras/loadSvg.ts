import { readSvg, type SvgShape } from './readSvg.ts';

/** How large the file of an icon may be in bytes, and how long it may take in milliseconds. */
const limits = { size: 64 * 1024, time: 10_000 };

const known = new Map<string, Promise<SvgShape | null>>();

/**
 * Fetches the picture of an SVG file, once in a page; null when it cannot be loaded or shown. The file may be on this
 * site or on another one with `https:`, which gets no cookies and does not learn the address of the page.
 */
export function loadSvg(address: string): Promise<SvgShape | null> {
  const loading = known.get(address) ?? fetchSvg(address).catch(() => null);
  known.set(address, loading);
  return loading;
}

async function fetchSvg(address: string): Promise<SvgShape | null> {
  const { href, origin, protocol } = new URL(address, location.href);
  if (origin !== location.origin && protocol !== 'https:') return null;
  const response = await fetch(href, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(limits.time),
  });
  const text = response.ok ? await readText(response) : null;
  return text === null ? null : readSvg(text);
}

/** The text of a response, or null when it is too large. A larger one is not read to its end. */
async function readText({ body }: Response): Promise<string | null> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return null;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > limits.size) {
      await reader.cancel();
      return null;
    }
  }
}
