/** What the script of reCAPTCHA adds to a page. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** How long the script and its answer may take, in milliseconds. */
const timeLimit = 15_000;

let loading: Promise<void> | undefined;

function loadScript(siteKey: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('The script of reCAPTCHA was not loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}

async function ask(siteKey: string, action: string): Promise<string> {
  await loadScript(siteKey);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The script of reCAPTCHA has another form.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}

/** A token of reCAPTCHA for one request; undefined when the service cannot be reached. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeLimit);
  });
  try {
    return await Promise.race([ask(siteKey, action), tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
