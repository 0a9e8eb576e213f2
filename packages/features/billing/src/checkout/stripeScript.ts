/** What this site uses of Stripe's script: https://docs.stripe.com/js/custom_checkout */
interface StripeScript {
  initCheckoutElementsSdk(options: {
    clientSecret: string;
    elementsOptions: { appearance: { theme: 'stripe' | 'night'; variables: Record<string, string> } };
  }): StripeCheckout;
}

interface StripeCheckout {
  createPaymentElement(): { mount(place: HTMLElement): void; destroy(): void };
  loadActions(): Promise<
    | { type: 'success'; actions: { confirm(): Promise<ConfirmResult> } }
    | { type: 'error'; error: { message: string } }
  >;
}

type ConfirmResult = { type: 'success' } | { type: 'error'; error: { message: string } };

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

/** The release of the script belongs to the version of the API that the server speaks. */
const address = 'https://js.stripe.com/endive/stripe.js';
/** How long the script may take, in milliseconds. */
const timeLimit = 20_000;

let loading: Promise<void> | undefined;

/** Loads the script, which Stripe asks to be loaded from its own site. A failure can be repeated. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error('The script of Stripe was not loaded.'));
    };
    const timer = setTimeout(fail, timeLimit);
    script.src = address;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
  return loading;
}

/** The payment form in a page. */
export interface OpenStripeForm {
  /** Pays. Returns why it was refused; after a success Stripe leads to the page of the result. */
  confirm(): Promise<string | null>;
  close(): void;
}

/** Shows the payment form of Stripe in an element. Rejects when it cannot be loaded. */
export async function openStripeForm(
  place: HTMLElement,
  { publishable_key, client_secret }: { publishable_key: string; client_secret: string },
): Promise<OpenStripeForm> {
  await loadScript();
  if (!window.Stripe) throw new Error('The script of Stripe has another form.');
  const { colorScheme, fontFamily } = getComputedStyle(place);
  const checkout = window.Stripe(publishable_key).initCheckoutElementsSdk({
    clientSecret: client_secret,
    elementsOptions: {
      appearance: {
        theme: colorScheme.includes('dark') ? 'night' : 'stripe',
        variables: { fontFamily, borderRadius: '8px' },
      },
    },
  });
  const element = checkout.createPaymentElement();
  element.mount(place);
  const loaded = await checkout.loadActions();
  if (loaded.type === 'error') throw new Error(loaded.error.message);
  return {
    async confirm() {
      const result = await loaded.actions.confirm();
      return result.type === 'error' ? result.error.message : null;
    },
    close: () => element.destroy(),
  };
}
