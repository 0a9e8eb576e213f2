/** The slug of the channel on the home page, from the setting `homepage.value`. @default 'home' */
export const homeChannelSlug = (value: string | number = 'home'): string => String(value);
