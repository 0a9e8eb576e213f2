/** Caches `Intl` formatters: they are slow to create, and a table uses the same one in every row. */
export function cached<Options, Made>(make: (locale: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, options: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let one = made.get(key);
    if (one === undefined) {
      one = make(locale, options);
      made.set(key, one);
    }
    return one;
  };
}
