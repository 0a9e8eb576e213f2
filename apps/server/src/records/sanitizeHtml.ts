import sanitize from 'sanitize-html';

/**
 * Sanitises user HTML: only plain formatting and external links remain. Pass every biography and description through it
 * before it is stored; pages show it without further checks.
 */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'h2',
      'h3',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    // `//host` inherits the scheme of the page and hides its target.
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'nofollow noopener ugc' }) },
  }).trim();

/** The elements of a page that an editor of the site has written. */
const pageTags = (
  'p br hr strong b em i u s sub sup mark small span ul ol li blockquote h2 h3 h4 a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td pre code'
).split(' ');

/** Sanitises a page that an editor of the site has written: also headings, tables, code and pictures. */
export const sanitizePage = (html: string): string =>
  sanitize(html, {
    allowedTags: pageTags,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // Pages load pictures of this site only.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { h1: 'h2' },
  }).trim();
