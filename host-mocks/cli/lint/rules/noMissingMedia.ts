import type { Item } from '../../../model/library/Item';
import type { LintedDocument } from '../LintedDocument';
import type { Rule } from '../Rule';

const DATA = ['bitmapDataHRef', 'soundDataHRef', 'videoDataHRef'] as const;

export const noMissingMedia: Rule = {
  items: ':is(:bitmap, :sound, :video)',
  message: 'its data is missing from the document',
  severity: 'error',
  keep: (found, document) => found.filter((item) => isMissing(item as Item, document)),
};

/** An XFL may have the imported file in place of the data. What names neither was never stored. */
function isMissing(item: Item, { model }: LintedDocument): boolean {
  const entries = DATA.flatMap((name) => {
    const value = item.attr(name);
    return value ? [`bin/${value}`] : [];
  });
  const href = item.attr('href');
  if (href) entries.push(`LIBRARY/${href}`);
  return entries.length > 0 && !entries.some((entry) => model.files.has(entry));
}
