import { createHash } from 'node:crypto';
import { drawDemoImage } from './drawDemoImage.ts';

const versions = new Map<string, string>();

/** The pictures of the demo, drawn on request. */
export const demoOriginals = {
  find(key: string) {
    let version = versions.get(key);
    if (version === undefined) {
      const canvas = drawDemoImage(key);
      if (!canvas) return Promise.resolve(null);
      version = createHash('sha256').update(canvas.toSvg()).digest('hex').slice(0, 16);
      versions.set(key, version);
    }
    const read = (width: number) => Promise.resolve(Buffer.from(drawDemoImage(key)?.toSvg(width) ?? ''));
    return Promise.resolve({ version, read });
  },
};
