export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in image pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** The selected part: the zoom factor, and the centre as a fraction from 0 to 1 in both directions. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const largestZoom = 4;

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The largest area with an aspect ratio that fits in a picture. */
const largest = ({ width, height }: Size, aspectRatio: number): Size => {
  const fitting = Math.min(width, height * aspectRatio);
  return { width: fitting, height: fitting / aspectRatio };
};

/** The part of the picture that a crop shows. It never extends beyond the picture’s edge. */
export function cropArea(image: Size, aspectRatio: number, crop: Crop): Area {
  const { width: full, height: fullHeight } = largest(image, aspectRatio);
  const width = full / crop.zoom;
  const height = fullHeight / crop.zoom;
  return {
    width,
    height,
    x: clamp(crop.x * image.width - width / 2, 0, image.width - width),
    y: clamp(crop.y * image.height - height / 2, 0, image.height - height),
  };
}

/** The crop of this area, with its centre clamped to the picture. */
const around = (image: Size, zoom: number, area: Area): Crop => ({
  zoom,
  x: (area.x + area.width / 2) / image.width,
  y: (area.y + area.height / 2) / image.height,
});

/** Moves the picture under its frame by a fraction of the frame; moving right shows more of the left. */
export function moveCrop(image: Size, aspectRatio: number, crop: Crop, right: number, down: number): Crop {
  const area = cropArea(image, aspectRatio, crop);
  const middle = around(image, crop.zoom, area);
  const moved = {
    zoom: crop.zoom,
    x: middle.x - (right * area.width) / image.width,
    y: middle.y - (down * area.height) / image.height,
  };
  return around(image, crop.zoom, cropArea(image, aspectRatio, moved));
}

/**
 * Zooms in or out. The point at this position of the frame, from 0 to 1 in both directions, stays there as far as the
 * picture’s edge allows.
 */
export function zoomCrop(
  image: Size,
  aspectRatio: number,
  crop: Crop,
  zoom: number,
  at: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Crop {
  const next = clamp(zoom, 1, largestZoom);
  const area = cropArea(image, aspectRatio, crop);
  const { width: full, height: fullHeight } = largest(image, aspectRatio);
  const width = full / next;
  const height = fullHeight / next;
  const wanted = around(image, next, {
    width,
    height,
    x: area.x + at.x * (area.width - width),
    y: area.y + at.y * (area.height - height),
  });
  return around(image, next, cropArea(image, aspectRatio, wanted));
}
