/** The metadata of a page for search engines, social networks and the title of the browser tab. */
export interface PageMeta {
  /** The title without the site's name; empty on the home page. */
  title: string;
  /** Plain text, one or two sentences. */
  description?: string;
  /** The URL of a picture of the page. */
  image?: string;
  /** The Open Graph type. @default 'website' */
  type?: 'website' | 'music.album' | 'music.song' | 'music.playlist' | 'profile';
  /** The canonical path, where it differs from the requested one. */
  path?: string;
  /** Excludes the page from search engines. */
  isHidden?: boolean;
}
