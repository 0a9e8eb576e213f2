// Visitors who subscribe to a plan at the same time, as pages do it.

/** A browser that keeps its cookies. Each has an address of its own, as behind a proxy. */
function createBrowser(base, number) {
  const cookies = new Map();
  const clientAddress = `198.51.${Math.floor(number / 200) + 100}.${(number % 200) + 1}`;
  const send = async (method, path, body) => {
    const answer = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': clientAddress,
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  return async (method, path, body) => {
    const answer = await send(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path} was answered ${answer.status}.`);
    return answer.body;
  };
}

const api = (path) => `/api/v1/billing${path}`;
const first = (answers) => answers.find(({ status }) => status === 'fulfilled')?.value;

async function register(browser, number) {
  await browser('GET', '/register');
  const password = 'velvet moth lantern';
  const email = `subscriber-${Date.now()}-${number}@segno.example`;
  await browser('POST', '/auth/register', { email, password, password_confirmation: password });
}

/** One visitor from the prices to the page after the payment. Everything is pressed twice, the second time in another tab. */
async function subscribe(browser, price, timed) {
  await timed('pricing', () => Promise.all([browser('GET', '/pricing'), browser('GET', api('/products'))]));
  await timed('checkout', () =>
    Promise.all([
      browser('GET', `/checkout/${price.product_id}/${price.id}`),
      browser('GET', api(`/quote/${price.id}`)),
    ]),
  );
  const begin = () => browser('POST', api('/checkouts'), { price_id: price.id, gateway: 'test' });
  const begun = await timed('begin', () => Promise.allSettled([begin(), begin()]));
  const { checkout } = first(begun) ?? {};
  if (!checkout) throw begun[0].reason;
  const pay = () => browser('POST', api(`/checkouts/${checkout.id}/pay`), { card: 'success' });
  await timed('pay', () => Promise.allSettled([pay(), pay(), pay()]));
  await timed('done', () => browser('POST', api(`/checkouts/${checkout.id}/refresh`)));
}

const rank = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Registers visitors, lets them subscribe at once, and looks at what each of them has then. */
export async function subscribeAll(address, count) {
  const browsers = Array.from({ length: count }, (_, number) => createBrowser(address, number));
  for (const [number, browser] of browsers.entries()) await register(browser, number);
  const { pagination } = await browsers[0]('GET', api('/products'));
  const prices = pagination.data.flatMap(({ id, prices: of }) =>
    of.map((price) => ({ ...price, product_id: id })),
  );
  const times = new Map();
  const timed = async (name, work) => {
    const started = performance.now();
    const result = await work();
    times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    return result;
  };
  const ends = await Promise.allSettled(
    browsers.map((browser, number) => subscribe(browser, prices[number % prices.length], timed)),
  );
  const found = await Promise.all(
    browsers.map(async (browser) => {
      const { user } = await browser('GET', '/api/v1/me');
      const { pagination: invoices } = await browser('GET', api('/invoices'));
      const paid = invoices.data.filter(({ status }) => status === 'paid').length;
      return { hasAccess: user.subscriptions.some(({ active }) => active), paid };
    }),
  );
  return {
    steps: Object.fromEntries(
      [...times].map(([name, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        return [name, { median: rank(sorted, 0.5), p95: rank(sorted, 0.95) }];
      }),
    ),
    subscribed: found.filter(({ hasAccess }) => hasAccess).length,
    invoices: found.reduce((sum, { paid }) => sum + paid, 0),
    chargedTwice: found.filter(({ paid }) => paid > 1).length,
    withoutAccess: found.filter(({ hasAccess, paid }) => paid > 0 && !hasAccess).length,
    failures: ends.flatMap(({ reason }) => (reason ? [String(reason)] : [])),
  };
}
