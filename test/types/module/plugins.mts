// Plugins of modules: declared by merging with the classes, defined on `$.fn` and `$$.fn`.
import { $, $$, type ElementCollection } from 'adobe-collection';
import type { Item, SymbolInstance } from 'adobe-collection/animate';

declare module 'adobe-collection' {
  interface ElementCollection<E> {
    fade(alpha: number): this;
    widest(): E | undefined;
  }
  interface ItemCollection<I> {
    longest(): I | undefined;
  }
}

$.fn.fade = function (alpha) {
  return this.attr('alpha', alpha);
};
$.fn.widest = function () {
  return this.sort('width').last();
};
$$.fn.longest = function () {
  return this.sort((a, b) => a.name.length - b.name.length).last();
};

const faded: ElementCollection<SymbolInstance> = $<SymbolInstance>(':movieclip').fade(50).move(1, 1, true);
export const widest: SymbolInstance | undefined = faded.widest();
export const longest: Item | undefined = $$('*').longest();

// @ts-expect-error the percentage is a Number
faded.fade('50%');
// @ts-expect-error items do not fade
$$('*').fade(50);
// @ts-expect-error no such method was declared
$.fn.shine = $.fn.fade;
// @ts-expect-error a plugin is what it is declared as
$.fn.fade = (alpha: string) => alpha;
