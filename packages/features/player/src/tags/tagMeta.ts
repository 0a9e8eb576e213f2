import { imageUrl, tagPath, type Image, type PageMeta, type Tag, type Translator } from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';

/** `image` is the first picture that the page shows. */
export const tagMeta = (tag: Tag, image: Image | null | undefined, translator: Translator): PageMeta => ({
  title: tag.display_name,
  description: translator(catalogueMessages)('tag.description', { name: tag.display_name }),
  image: imageUrl(image ?? null, 1024),
  path: tagPath(tag),
});
