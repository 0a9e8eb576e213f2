import { createHash } from 'node:crypto';
import { IdParam } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { costsMore } from '../http/rateLimit.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { invoiceHtml, invoiceStyle } from './invoiceHtml.ts';
import { invoicePdf } from './invoicePdf.ts';
import { findStoredInvoice } from './invoices.ts';

const styleSource = `'sha256-${createHash('sha256').update(invoiceStyle).digest('base64')}'`;

/** Invoices as documents, under `/documents/invoices`. `ownFont` is the file of the operator's font. */
export const invoiceDocuments = (db: Database, ownFont: string | null = null) =>
  new Hono<AppEnv>()
    .get('/:id/html', signedIn, validate('param', IdParam), async (c) => {
      const invoice = await findStoredInvoice(db, c.var.viewer, c.req.valid('param').id);
      c.set('styleSources', [styleSource]);
      c.header('cache-control', 'private, no-store');
      return c.html(invoiceHtml(invoice, c.var.language ?? 'en'));
    })
    // A PDF is as much work as a page that is rendered.
    .get('/:id/pdf', signedIn, validate('param', IdParam), costsMore('render'), async (c) => {
      const invoice = await findStoredInvoice(db, c.var.viewer, c.req.valid('param').id);
      return c.body(await invoicePdf(invoice, { language: c.var.language ?? 'en', ownFont }), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${invoice.number.replaceAll(/[^\w-]/g, '_')}.pdf"`,
        'cache-control': 'private, no-store',
      });
    });
