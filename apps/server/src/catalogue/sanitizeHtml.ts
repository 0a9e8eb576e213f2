import sanitize from 'sanitize-html';

/**
 * What people wrote as HTML, with nothing left but plain formatting and links to the outside. Pass every biography
 * and description through it before it is stored; pages show it as it is.
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
    // `//host` takes over the scheme of the page and hides where it leads.
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'nofollow noopener ugc' }) },
  }).trim();
