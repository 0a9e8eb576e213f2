/** The widths in CSS pixels in which the server delivers every stored image. */
export const imageWidths = [64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048] as const;
export type ImageWidth = (typeof imageWidths)[number];
