import { tagPath, type PageMeta, type Tag, type Translator } from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';

export const tagMeta = (tag: Tag, translator: Translator): PageMeta => ({
  title: tag.display_name,
  description: translator(catalogueMessages)('tag.description', { name: tag.display_name }),
  path: tagPath(tag),
});
