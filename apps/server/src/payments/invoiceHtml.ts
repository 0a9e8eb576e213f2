import { directionOf } from '@segno/data/contract';
import { escapeHtml } from '../escapeHtml.ts';
import type { StoredInvoice } from './invoices.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** The colours and sizes of the page, which is printed. */
export const invoiceStyle = `body{font:15px/1.5 Figtree,system-ui,sans-serif;color:#1c1a19;background:#fff;max-width:720px;margin:32px auto;padding:0 24px}
h1{font-size:26px;margin:0}p{margin:4px 0}table{width:100%;border-collapse:collapse;margin:32px 0}
th,td{text-align:start;padding:8px 0;border-bottom:1px solid #ddd;vertical-align:top}
.amount{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}.parties{display:flex;gap:48px;margin-top:32px}
.quiet{color:#6b6663}.total td{font-weight:600;border-bottom:0}`;

/** An invoice as a page of its own. */
export function invoiceHtml(invoice: StoredInvoice, language: string): string {
  const texts = invoiceTexts(invoice, language);
  const e = escapeHtml;
  const lines = (list: readonly string[]) => list.map((line) => `<p>${e(line)}</p>`).join('');
  const sum = ({ label, amount }: { label: string; amount: string }) =>
    `<tr><td>${e(label)}</td><td class="amount">${e(amount)}</td></tr>`;
  return `<!doctype html>
<html lang="${e(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${e(texts.title)}</title><style>${invoiceStyle}</style></head>
<body>
<h1>${e(texts.title)}</h1>
<p class="quiet">${e(texts.dateLabel)}: ${e(texts.date)} · ${e(texts.state)}</p>
${texts.note ? `<p><strong>${e(texts.note)}</strong></p>` : ''}
<div class="parties"><div><p class="quiet">${e(texts.sellerLabel)}</p>${lines(texts.seller)}</div>
<div><p class="quiet">${e(texts.buyerLabel)}</p>${lines(texts.buyer)}</div></div>
<table>
<thead><tr><th scope="col">${e(texts.textLabel)}</th><th scope="col" class="amount">${e(texts.amountLabel)}</th></tr></thead>
<tbody>
${texts.lines
  .map(
    (line) =>
      `<tr><td>${e(line.text)}<p class="quiet">${e(line.period)}</p></td><td class="amount">${e(line.amount)}</td></tr>`,
  )
  .join('\n')}
${texts.sums.map(sum).join('\n')}
<tr class="total"><td>${e(texts.totalLabel)}</td><td class="amount">${e(texts.total)}</td></tr>
${texts.after.map(sum).join('\n')}
</tbody>
</table>
${texts.footer ? `<p class="quiet">${e(texts.footer)}</p>` : ''}
</body>
</html>
`;
}
