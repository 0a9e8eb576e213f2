import type { MiddlewareHandler } from 'hono';

const contentSecurityPolicy = (styleHashes: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    // Measures that a component computes, such as a slider's position, are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface SecurityOptions {
  isHttps: boolean;
  /** The styles that may stand in a page, as a content policy names them. */
  styleHashes?: readonly string[];
}

/** Tells the browser what a page of ours never does. A route may set a header of these itself, and then keeps it. */
export function securityHeaders({ isHttps, styleHashes = [] }: SecurityOptions): MiddlewareHandler {
  const policy = contentSecurityPolicy(styleHashes);
  const headers = {
    'content-security-policy': isHttps ? `${policy}; upgrade-insecure-requests` : policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
