import { Marked } from 'marked';

// A separate instance: extensions that an application adds to the shared one do not affect this text.
const marked = new Marked({ gfm: true });

/** Converts Markdown to HTML. The result contains any HTML of the text, so it must be sanitised. */
export const markdownToHtml = (text: string, breaks: boolean): string =>
  marked.parse(text, { async: false, breaks });
