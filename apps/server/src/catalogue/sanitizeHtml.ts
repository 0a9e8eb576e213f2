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
