/** What a page says of itself to search engines, social networks and the browser's title bar. */
export interface PageMeta {
  /** Without the site's name; empty on the home page. */
  title: string;
  /** Plain text, one or two sentences. */
  description?: string;
  /** Address of a picture of the page. */
  image?: string;
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'music.album' | 'music.song' | 'music.playlist' | 'profile';
  /** The canonical path, where it is not the one asked for. */
  path?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}
