/** The widths of the preview in CSS pixels; null for all of the space. */
export const widths = { phone: 360, tablet: 768, desktop: 1280, full: null } as const;
