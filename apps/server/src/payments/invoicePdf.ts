import type { StoredInvoice } from './invoices.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** A4, in points. */
const page = { left: 56, right: 539, bottom: 780 };
const width = page.right - page.left;
const amountWidth = 130;
/** Between two columns. */
const gap = 24;

const [ink, quiet] = ['#1c1a19', '#6b6663'];

/** Languages whose words the fonts draw in their order. Invoices of others are in English. */
const hasLetters = (language: string) => !/^(?:ar|fa|he|ja|ko|zh)/.test(language);

/** An invoice as a PDF file. The same invoice gives the same bytes. */
export async function invoicePdf(
  invoice: StoredInvoice,
  { language, ownFont }: { language: string; ownFont: string | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = invoiceTexts(invoice, hasLetters(language) ? language : 'en');
  // Loaded with the first invoice: it takes a while.
  const [{ default: PDFDocument }, { invoiceFonts }] = await Promise.all([
    import('pdfkit'),
    import('./invoiceFonts.ts'),
  ]);
  const fonts = invoiceFonts(ownFont);
  const pdf = new PDFDocument({
    size: 'A4',
    // The built-in font is a file that the package of the server does not have.
    font: fonts.files.latin.plain,
    margin: page.left,
    bufferPages: true,
    lang: language,
    info: { Title: texts.title, CreationDate: invoice.issued_at, ModDate: invoice.issued_at },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const [name, { plain, strong }] of Object.entries(fonts.files)) {
    pdf.registerFont(name, plain);
    pdf.registerFont(`${name} strong`, strong);
  }

  /** Draws a text in a column, and gives the place below it. Long texts wrap. */
  const text = (
    content: string,
    x: number,
    y: number,
    {
      width: column = width,
      color = ink,
      strong = false,
      size = 10,
      align = 'left' as 'left' | 'right',
    } = {},
  ): number => {
    const runs = fonts.runs(content);
    pdf.fontSize(size).fillColor(color);
    pdf.x = x;
    pdf.y = y;
    runs.forEach((run, index) => {
      pdf.font(strong ? `${run.font} strong` : run.font).text(run.text, {
        width: column,
        align,
        lineGap: 2,
        continued: index < runs.length - 1,
        // With a list of features, the line is one run: its words are drawn from right to left too.
        ...(['arabic', 'hebrew'].includes(run.font) && { features: [] }),
      });
    });
    return runs.length > 0 ? pdf.y : y;
  };
  /** Begins another page where the current one is full. */
  const placeFor = (height: number, y: number) => {
    if (y + height <= page.bottom) return y;
    pdf.addPage();
    return page.left;
  };
  const rule = (y: number) => {
    pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor('#d8d4d1').stroke();
    return y + 10;
  };

  let y = text(texts.title, page.left, 56, { strong: true, size: 20 }) + 6;
  y = text(`${texts.dateLabel}: ${texts.date} · ${texts.state}`, page.left, y, { color: quiet });
  if (texts.note) y = text(texts.note, page.left, y + 4, { strong: true });
  const column = (width - gap) / 2;
  const party = (label: string, lines: readonly string[], x: number, top: number) =>
    lines.reduce(
      (below, line) => text(line, x, below + 2, { width: column }),
      text(label, x, top, { width: column, color: quiet }),
    );
  const top = y + 24;
  y =
    Math.max(
      party(texts.sellerLabel, texts.seller, page.left, top),
      party(texts.buyerLabel, texts.buyer, page.left + column + gap, top),
    ) + 28;

  const row = (
    label: string,
    amount: string,
    { strong = false, period = '', color = ink }: { strong?: boolean; period?: string; color?: string } = {},
  ) => {
    const labelWidth = width - amountWidth - gap;
    pdf.font('latin').fontSize(10);
    y = placeFor(pdf.heightOfString(label, { width: labelWidth }) + (period ? 18 : 4), y);
    text(amount, page.right - amountWidth, y, { width: amountWidth, align: 'right', strong, color });
    y = text(label, page.left, y, { width: labelWidth, strong, color });
    if (period) y = text(period, page.left, y, { width: labelWidth, color: quiet });
    y += 8;
  };
  row(texts.textLabel, texts.amountLabel, { color: quiet });
  y = rule(y);
  for (const { text: label, amount, period } of texts.lines) row(label, amount, { period });
  y = rule(placeFor(40, y));
  for (const { label, amount } of texts.sums) row(label, amount);
  row(texts.totalLabel, texts.total, { strong: true });
  for (const { label, amount } of texts.after) row(label, amount);
  if (texts.footer) {
    pdf.font('latin').fontSize(10);
    y = placeFor(pdf.heightOfString(texts.footer, { width }) + 16, y);
    text(texts.footer, page.left, y + 16, { color: quiet });
  }
  // On each page of several: which one it is.
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    pdf.switchToPage(index);
    // Below the margin a text would begin another page.
    pdf.page.margins.bottom = 0;
    text(`${texts.title} · ${index + 1} / ${count}`, page.left, 806, { color: quiet, size: 8 });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
