/** The more special names first: most contain the names of others. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const first = (list: [string, RegExp][], text: string) => list.find(([, pattern]) => pattern.test(text))?.[0];

/** A name of this device that its owner recognizes, such as `Firefox, Linux`. */
export const deviceName = (userAgent: string): string =>
  [first(browsers, userAgent) ?? 'Browser', first(systems, userAgent)].filter(Boolean).join(', ');
