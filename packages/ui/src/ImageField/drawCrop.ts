import type { Area } from './crop.ts';

/** Types that browsers can encode; any other, such as an animation, becomes a PNG. */
const written = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/** Draws a part of a picture, scaled down to a maximum width, and returns it as a file of the same type. */
export async function drawCrop(
  image: HTMLImageElement,
  { x, y, width, height }: Area,
  file: File,
  maxWidth: number,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(width, maxWidth)));
  canvas.height = Math.max(1, Math.round((canvas.width * height) / width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = written.has(file.type) ? file.type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  if (!blob) throw new Error('The browser could not write the picture.');
  const name = file.name.replace(/\.[^.]*$/, '');
  // A browser that cannot encode the type returns a PNG.
  return new File([blob], `${name}.${written.get(blob.type) ?? 'png'}`, { type: blob.type });
}

/** Reads a picture from a file. Throws if it is not a picture. The object URL is valid until it is revoked. */
export async function readPicture(file: Blob): Promise<{ image: HTMLImageElement; url: string }> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { image, url };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
