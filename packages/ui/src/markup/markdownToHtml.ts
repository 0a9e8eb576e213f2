import { Marked } from 'marked';

// An instance of its own: extensions that an application adds to the shared one do not reach this text.
const marked = new Marked({ gfm: true });

/** HTML of Markdown, which may hold any HTML that stood in the text: only for a sanitiser. */
export const markdownToHtml = (text: string, breaks: boolean): string =>
  marked.parse(text, { async: false, breaks });
