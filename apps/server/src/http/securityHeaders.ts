import { webFontOrigins } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import type { ThirdParty } from './thirdParties.ts';

/** A file or an API response that is opened as a document loads nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of an embedded player: it loads files of this site only, and every site may frame it. */
const embedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

interface PageSources {
  styleSources: readonly string[];
  /** The hash of the inline script. */
  scriptSource: string | undefined;
  /** The sites whose files scripts may fetch, besides this one. */
  connect: readonly string[];
  /** The sites from which pictures and sounds come, besides this one. */
  media: readonly string[];
  /** The services whose scripts run in pages. */
  thirdParties: readonly ThirdParty[];
  /** Whether the page is for the frame of the appearance editor. */
  isPreview: boolean;
}

const pagePolicy = ({ styleSources, scriptSource, connect, media, thirdParties, isPreview }: PageSources) => {
  // The appearance editor shows web fonts that no theme has yet, and style sheets that it has in memory.
  const styles = isPreview ? [...new Set([...styleSources, webFontOrigins.styles])] : styleSources;
  const of = (kind: keyof ThirdParty) => thirdParties.flatMap((party) => party[kind]);
  const frames = of('frame');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(scriptSource ? [scriptSource] : []), ...of('script')].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    ["style-src 'self'", ...styles, ...(isPreview ? ['blob:'] : [])].join(' '),
    ...(styles.includes(webFontOrigins.styles) ? [`font-src 'self' ${webFontOrigins.files}`] : []),
    // Computed styles of a component, such as a slider's position, are style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    ["connect-src 'self'", ...connect, ...of('connect')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ');
};

const permissionsPolicy = [
  ...['camera', 'display-capture', 'geolocation', 'usb'].map((feature) => `${feature}=()`),
  // Browsers tell the names of the output devices, among which the listener chooses, with the permission for the microphone.
  'microphone=(self)',
].join(', ');

export interface SecurityOptions {
  isHttps: boolean;
  /** The origins of the icons of menus, which pages fetch. @default none */
  iconOrigins?: () => readonly string[];
  /** The origins of pictures and sounds besides this site. @default none */
  mediaOrigins?: () => readonly string[];
  /** The services that the operator has chosen, whose scripts run in pages. @default none */
  thirdParties?: () => readonly ThirdParty[];
}

/**
 * Sets the security headers. A route may set one of these headers itself; its value is kept. Headers that affect only
 * documents are sent only with pages: a view has dozens of small pictures, each of which would be half as large again.
 */
export function securityHeaders({
  isHttps,
  iconOrigins = () => [],
  mediaOrigins = () => [],
  thirdParties = () => [],
}: SecurityOptions): MiddlewareHandler<AppEnv> {
  const everywhere = {
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const onPages = {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    const isPreview = c.req.query('appearanceEditor') === 'true';
    const sources = {
      styleSources: c.get('styleSources') ?? [],
      scriptSource: c.get('scriptSource'),
      connect: iconOrigins(),
      media: mediaOrigins(),
      thirdParties: thirdParties(),
      isPreview,
    };
    const policy = `${pagePolicy(sources)}${isHttps ? '; upgrade-insecure-requests' : ''}`;
    const framing = c.get('mayBeFramed')
      ? { 'content-security-policy': embedPolicy }
      : { 'content-security-policy': policy, 'x-frame-options': isPreview ? 'SAMEORIGIN' : 'DENY' };
    const headers = isPage ? { ...everywhere, ...onPages, ...framing } : everywhere;
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
