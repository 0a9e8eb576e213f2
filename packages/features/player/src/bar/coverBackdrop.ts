/**
 * How opaque the blurred cover is over its tint: little behind the header, which has text and buttons, and more beside the
 * cover, where nothing else is. It ends above the controls. A test checks the contrast with pictures of any colour.
 */
export const coverBackdrop = { header: 0.15, cover: 0.4 } as const;
