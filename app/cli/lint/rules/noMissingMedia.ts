import type { MediaItem } from '../../../../host-mocks/model/library/items/MediaItem';
import { missingMedia } from '../../../../host-mocks/model/library/missingMedia';
import type { Rule } from '../Rule';

export const noMissingMedia: Rule = {
  items: ':is(:bitmap, :sound, :video)',
  message: 'its data is missing from the document',
  severity: 'error',
  keep: (found, { model }) =>
    found.filter((item) => missingMedia((item as MediaItem).node, model.files) !== undefined),
};
