import { createRequire } from 'node:module';
import type { StoredInvoice } from './invoices.ts';
import { invoiceTexts } from './invoiceTexts.ts';

const require = createRequire(import.meta.url);
/** The built-in fonts of PDF have no letters such as Ł. */
const findFonts = () => ({
  normal: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
});

const left = 56;
const right = 539;

/** Languages whose letters the font has. Invoices of others are in English. */
const hasLetters = (language: string) => !/^(?:ar|fa|he|ja|ko|zh)/.test(language);

/** An invoice as a PDF file. The same invoice gives the same bytes. */
export async function invoicePdf(invoice: StoredInvoice, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const texts = invoiceTexts(invoice, hasLetters(language) ? language : 'en');
  // Loaded with the first invoice: it takes a while.
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = findFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    font: fonts.normal,
    margin: left,
    info: { Title: texts.title, CreationDate: invoice.issued_at, ModDate: invoice.issued_at },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('normal', fonts.normal);
  pdf.registerFont('strong', fonts.strong);
  const quiet = '#6b6663';
  const ink = '#1c1a19';
  const text = (content: string, y: number, { x = left, color = ink, strong = false, size = 10 } = {}) =>
    pdf
      .font(strong ? 'strong' : 'normal')
      .fontSize(size)
      .fillColor(color)
      .text(content, x, y, { width: 340 });
  const amount = (content: string, y: number, strong = false) =>
    pdf
      .font(strong ? 'strong' : 'normal')
      .fontSize(10)
      .fillColor(ink)
      .text(content, right - 160, y, { width: 160, align: 'right' });

  text(texts.title, 56, { strong: true, size: 20 });
  text(`${texts.dateLabel}: ${texts.date} · ${texts.state}`, 86, { color: quiet });
  if (texts.note) text(texts.note, 102, { strong: true });
  const party = (label: string, lines: readonly string[], x: number) => {
    text(label, 140, { x, color: quiet });
    lines.forEach((line, index) => text(line, 156 + index * 14, { x }));
  };
  party(texts.sellerLabel, texts.seller, left);
  party(texts.buyerLabel, texts.buyer, 300);
  let y = 180 + Math.max(texts.seller.length, texts.buyer.length) * 14 + 16;
  const rule = () => {
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d8d4d1').stroke();
    y += 10;
  };
  /** Begins another page where the current one is full. */
  const row = (draw: () => void, height: number) => {
    if (y + height > 780) {
      pdf.addPage();
      y = 56;
    }
    draw();
    y += height;
  };
  text(texts.textLabel, y, { color: quiet });
  amount(texts.amountLabel, y);
  y += 18;
  rule();
  for (const line of texts.lines)
    row(() => {
      text(line.text, y);
      if (line.period) text(line.period, y + 14, { color: quiet });
      amount(line.amount, y);
    }, 40);
  rule();
  for (const { label, amount: value } of texts.sums) row(() => (text(label, y), amount(value, y)), 18);
  row(() => (text(texts.totalLabel, y, { strong: true }), amount(texts.total, y, true)), 22);
  for (const { label, amount: value } of texts.after) row(() => (text(label, y), amount(value, y)), 18);
  if (texts.footer) row(() => text(texts.footer, y + 16, { color: quiet }), 40);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
