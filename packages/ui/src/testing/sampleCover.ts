/** A plain cover for stories, as a data URL. */
export const sampleCover = (ground: string, figure: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ground}"/><circle cx="300" cy="330" r="180" fill="${figure}"/><path d="M0 420h600v180H0z" fill="${ground}" opacity=".72"/></svg>`,
  )}`;
