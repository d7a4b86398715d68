import type { MediaItem } from '../../../model/library/items/MediaItem';
import { missingMedia } from '../../../model/library/missingMedia';
import type { Rule } from '../Rule';

export const noMissingMedia: Rule = {
  items: ':is(:bitmap, :sound, :video)',
  message: 'its data is missing from the document',
  severity: 'error',
  keep: (found, { model }) =>
    found.filter((item) => missingMedia((item as MediaItem).node, model.files) !== undefined),
};
