import { readThemeFont, type Theme } from '@segno/data';
import { fromCss, fromTokens, toCss, toTokens, type Theme as UiTheme } from '@segno/ui';

type Base = 'light' | 'dark';
const uiThemeOf = ({ is_dark, values }: Theme): UiTheme => {
  const base: Base = is_dark ? 'dark' : 'light';
  return { base, values };
};

/** What neither format has of a theme of this site. */
const extension = 'dev.segno.site';
const cssExtension = /\/\* dev\.segno\.site (\{.*?\}) \*\//;

/** A theme as a file of design tokens (W3C Design Tokens Format), or as CSS. */
export function writeThemeFile(theme: Theme, format: 'tokens' | 'css'): string {
  const own = theme.font ? { font: theme.font } : null;
  if (format === 'css')
    return `${own ? `/* ${extension} ${JSON.stringify(own)} */\n` : ''}${toCss(uiThemeOf(theme))}`;
  const tokens = toTokens(uiThemeOf(theme));
  const file = own
    ? { ...tokens, $extensions: { ...(tokens.$extensions as object | undefined), [extension]: own } }
    : tokens;
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What was read of a file, and how many of its values no variable can have. */
export interface ReadTheme {
  theme: Pick<Theme, 'name' | 'is_dark' | 'values' | 'font'>;
  refused: number;
}

/** Reads a file of design tokens or of CSS. Throws an error when it has no value of a variable. */
export function readThemeFile(text: string, fileName: string): ReadTheme {
  const isCss = /\.css$/i.test(fileName);
  const file: unknown = isCss ? null : JSON.parse(text);
  const { theme, refused } = isCss ? fromCss(text) : fromTokens(file);
  const values = Object.fromEntries(
    Object.entries(theme.values ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(values).length === 0 && refused.length > 0)
    throw new Error('There is no value of a theme.');
  const own = isCss ? (JSON.parse(cssExtension.exec(text)?.[1] ?? 'null') as unknown) : extensionOf(file);
  const font = readThemeFont((own as { font?: unknown } | null)?.font);
  const name = fileName.replace(/(?:\.tokens)?\.(?:json|css)$/i, '').slice(0, 100) || 'Theme';
  return {
    theme: { name, is_dark: theme.base === 'dark', values, ...(font && { font }) },
    refused: refused.length,
  };
}

const extensionOf = (file: unknown): unknown => {
  const all = (file as { $extensions?: Readonly<Record<string, unknown>> } | null)?.$extensions;
  return all?.[extension];
};
