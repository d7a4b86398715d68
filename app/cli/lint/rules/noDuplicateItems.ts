import { createHash } from 'node:crypto';
import type { Item } from '../../../../host-mocks/model/library/items/Item';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { LintedDocument } from '../LintedDocument';
import type { Finding, Rule } from '../Rule';
import { laterOnes } from './laterOnes';

export const noDuplicateItems: Rule = {
  message: 'another item is the same',
  findings: (document) => [
    ...same(document.find('items', ':symbol') as SymbolItem[], timelineDigest),
    ...same(document.find('items', ':is(:bitmap, :sound)') as Item[], (item) => dataDigest(item, document)),
  ],
};

/** @param digestOf - undefined for what cannot be compared */
function same<T extends Item>(items: readonly T[], digestOf: (item: T) => string | undefined): Finding[] {
  const digests = new Map<T, string>();
  for (const item of items) {
    const digest = digestOf(item);
    if (digest !== undefined) digests.set(item, `${item.itemType} ${digest}`);
  }
  return laterOnes(
    [...digests.keys()],
    (item) => String(digests.get(item)),
    ({ name }) => `the same as ${name}`,
  );
}

/** The content of a symbol without its name, which the timeline repeats. Empty symbols are not compared. */
function timelineDigest({ file, hasContent }: SymbolItem): string | undefined {
  const source = hasContent ? file.source : '';
  const start = source.indexOf('<layers>');
  const end = source.lastIndexOf('</layers>');
  if (start < 0 || !/<DOM(?:Shape|\w*Instance|\w*Text|Group|\w*Object)\b/.test(source)) return undefined;
  return digest(source.slice(start, end).replace(/ (?:current|isSelected|selected|locked)="[^"]*"/g, ''));
}

function dataDigest(item: Item, { model }: LintedDocument): string | undefined {
  for (const name of ['bitmapDataHRef', 'soundDataHRef']) {
    const value = item.attr(name);
    const entry = `bin/${value ?? ''}`;
    if (value && model.files.has(entry)) return digest(model.files.bytes(entry));
  }
  return undefined;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
