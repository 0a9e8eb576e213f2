import { expect, test } from 'vitest';
import { writeSettings } from '../settings/store.ts';
import type { Person } from '../testing/testTeam.ts';
import { invoices, ledgerEntries } from './table.ts';
import { openTestBilling } from '../testing/testBilling.ts';

const { server, person, start, pay, invoicesOf, gateway, subscribed, balance } = openTestBilling();

test('BILLING-16 invoices are numbered without gaps, and those of another person do not exist', async () => {
  const people = await Promise.all(['Nora', 'Ben', 'Kai', 'Mira'].map((name) => person(name)));
  await Promise.all(people.map(async (who) => pay(who, (await start(who)).id)));
  const numbers = await server.db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number);
  expect(numbers.map(({ number }) => number)).toEqual(
    [1, 2, 3, 4].map((each) => `INV-${String(each).padStart(6, '0')}`),
  );
  const [nora, ben] = people as [Person, Person];
  const [own] = await invoicesOf(nora);
  for (const path of [
    `/api/v1/billing/invoices/${own?.id}`,
    ...['html', 'pdf'].map((kind) => `/documents/invoices/${own?.id}/${kind}`),
  ]) {
    expect((await nora.browser.send('GET', path)).status, path).toBe(200);
    expect((await ben.browser.send('GET', path)).status, path).toBe(404);
    expect((await server.app.request(`http://localhost:4300${path}`)).status, path).toBe(401);
  }
});

test('BILLING-17 an invoice is a page and a PDF with every letter of a name, the same each time', async () => {
  const nora = await subscribed('Łucja <b>Żółć</b>');
  const [invoice] = await invoicesOf(nora);
  const page = await nora.browser.send('GET', `/documents/invoices/${invoice?.id}/html`);
  expect(page.body).toContain('&lt;b&gt;Żółć');
  expect(page.body).toContain('This is a test invoice: no money was moved.');
  expect(page.headers.get('content-security-policy')).toContain("'sha256-");
  const pdf = async () => {
    const address = `http://localhost:4300/documents/invoices/${invoice?.id}/pdf`;
    const file = await server.app.request(address, { headers: { cookie: nora.browser.cookieHeader } });
    return Buffer.from(await file.arrayBuffer());
  };
  const [one, two] = [await pdf(), await pdf()];
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.equals(two)).toBe(true);
});

test('BILLING-17 an invoice has the seller and the note of the settings, and keeps them', async () => {
  await writeSettings(server.db, {
    'billing.invoice.company': 'Harbour Records',
    'billing.invoice.address': 'Quay 1\nLisbon',
    'billing.invoice.tax_number': 'PT 501 442 600',
    'billing.invoice.note': 'Thank you for listening.',
    'billing.invoice.prefix': 'HR-',
  });
  const nora = await subscribed('Nora');
  await writeSettings(server.db, { 'billing.invoice.company': 'Another company' });
  const [invoice] = await invoicesOf(nora);
  expect(invoice?.number).toBe('HR-000001');
  const { body } = await nora.browser.send('GET', `/documents/invoices/${invoice?.id}/html`);
  for (const text of ['Harbour Records', 'Quay 1', 'Lisbon', 'PT 501 442 600', 'Thank you for listening.'])
    expect(body).toContain(text);
});

test('BILLING-18 the ledger balances through payment, refund, dispute and a payment that never came', async () => {
  const nora = await subscribed('Nora');
  expect(await balance()).toEqual({ cash: 499, receivable: 0, revenue: -499 });
  await gateway(nora, { action: 'refund' });
  expect(await balance()).toMatchObject({ cash: 0, refunds: 499 });
  await gateway(nora, { action: 'refund' });
  expect(await balance()).toMatchObject({ cash: 0, refunds: 499 });
  const ben = await subscribed('Ben', 'fails_later');
  await gateway(ben, { action: 'dispute' });
  expect(await balance()).toMatchObject({ cash: 0, disputes: 499 });
  await gateway(ben, { action: 'win_dispute' });
  expect(await balance()).toMatchObject({ cash: 499, disputes: 0 });
  await gateway(ben, { action: 'advance', days: 60 });
  const sums = await balance();
  expect(sums).toMatchObject({ bad_debt: 499, receivable: 0, revenue: -1497 });
  expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('BILLING-18 the database refuses entries that do not balance', async () => {
  await subscribed('Nora');
  const unbalanced = server.db.insert(ledgerEntries).values({ transaction_id: 1, account: 'tax', amount: 5 });
  await expect(unbalanced).rejects.toThrow();
  await expect(server.db.update(ledgerEntries).set({ amount: 0 })).rejects.toThrow();
});
