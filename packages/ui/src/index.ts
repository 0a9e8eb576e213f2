export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider/LocaleProvider.tsx';
