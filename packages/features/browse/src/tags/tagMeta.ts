import { imageUrl, tagPath, type Channel, type PageMeta, type Tag, type Translator } from '@segno/data';
import { channelImages } from '../channels/channelImages.ts';
import { pageMessages } from '../messages/pages.en.ts';

/** `channel` is the tag's own channel, if it has one. */
export const tagMeta = (tag: Tag, channel: Channel | undefined, translator: Translator): PageMeta => ({
  title: tag.display_name,
  description: translator(pageMessages)('tag.description', { name: tag.display_name }),
  image: imageUrl(channel && channelImages(channel)[0], 1024),
  path: tagPath(tag),
});
