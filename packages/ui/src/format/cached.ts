/** Keeps what `Intl` makes: it takes longer to set up than to use, and a table asks for the same one in every row. */
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
