import { expect, type fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleCover } from '../testing/sampleCover.ts';

export const cover = sampleCover('#23435c', '#e9b872');

/** A picture, red on the left and blue on the right. */
export const picture = async (width = 400, height = 200) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#c0392b';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#2c5fa8';
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob!], 'Sun.png', { type: 'image/png' });
};

export const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file);
export const given = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall![0] as File;
export const cropper = () => screen.findByRole('dialog', { name: 'Crop the picture' }, { timeout: 5000 });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The colour at a picture’s centre. */
export const middle = async (file: Blob) => {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const [red, , blue] = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data;
  return { colour: red! > blue! ? 'red' : 'blue', width: bitmap.width, height: bitmap.height };
};
