import type { Context } from 'hono';

/** Whether the client accepts this content encoding (RFC 9110 §12.5.3). */
export const acceptsEncoding = (c: Context, encoding: string): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?$/.test(parameter));
  });
