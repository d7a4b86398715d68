// Importers of the module, without the globals of types-for-adobe and beside those of browsers. Each line compiles, or
// is an expected error.
import {
  $,
  $$,
  Collection,
  ElementCollection,
  ItemCollection,
  SelectorError,
  Selectors,
  version,
} from 'adobe-collection';
import type { Element, Instance, Item, SymbolInstance, SymbolItem, Text } from 'adobe-collection/animate';

/** Compiles only if the value has this very type. */
function is<T>() {
  return <V,>(value: V, ..._same: Same<T, V> extends true ? [] : ['another type', V]): V => value;
}
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

// Queries and what they give.
is<ElementCollection>()($('star*'));
is<ElementCollection<SymbolInstance>>()($('star*:movieclip'));
is<ElementCollection<SymbolInstance | Text>>()($(':movieclip, :text', $('*')));
is<ElementCollection<SymbolInstance>>()($<SymbolInstance>('star*'));
is<ElementCollection<Text>>()($.all<Text>('title'));
is<ElementCollection<Text>>()($.all(':text'));
is<ItemCollection>()($$('/ui/*'));
is<ItemCollection<SymbolItem>>()($$<SymbolItem>('/ui/*'));
is<ItemCollection<SymbolItem>>()($$(':button:unused'));
$('*', $(':selected'), true);
$$('*', $('*'));
is<ItemCollection>()($('*').items());
is<ElementCollection<Instance>>()($$('*').instances());
version.charAt(0);
// @ts-expect-error a query is a text
$(5);
// @ts-expect-error a text is not a symbol item
$<SymbolItem>('*');
// @ts-expect-error frames of the browser's are none of the host's
$('*', document.createElement('div'));

// Callbacks know their element, chains know their collection.
const symbols = $<SymbolInstance>(':movieclip');
is<ElementCollection<SymbolInstance>>()(
  symbols
    .each((element, index, elements) => {
      is<SymbolInstance>()(element);
      is<number>()(index);
      is<SymbolInstance[]>()(elements);
      element.symbolType.charAt(0);
      // @ts-expect-error symbols have no runs of text
      element.textRuns;
    })
    .sort((a, b) => a.depth - b.depth)
    .move(10, 10, true)
    .rename((element, index, elements, presentName) => `${presentName}${index}${elements.length}${element.x}`)
    .slice(1)
    .clone(),
);
symbols.each(function () {
  is<ElementCollection<SymbolInstance>>()(this);
});
symbols.each(
  function () {
    is<number>()(this.seen);
  },
  [],
  { seen: 0 },
);
is<string[]>()(symbols.map((element) => element.libraryItem.name));
is<SymbolInstance | undefined>()(symbols.first());
is<SymbolInstance[]>()(symbols.elements);
// @ts-expect-error the Array stays the same
symbols.elements = [];
// @ts-expect-error collections are of elements of the document, not of numbers
new ElementCollection([1, 2, 3]);

// A guard gives the type of what stays.
function isText(element: Element): element is Text {
  return element.elementType === 'text';
}
is<ElementCollection<Text>>()($('*').filter(isText));
is<ElementCollection>()($('*').filter(':text'));
is<ElementCollection>()($('*').filter((element) => element.x > 0));

// Attributes have values by their names.
symbols
  .attr('x', 10)
  .attr('x', (element, index) => element.x + index)
  .attr('name', 'star')
  .attr('pos', [1, 2])
  .attr('size', { width: 1, height: 2 })
  .attr('scale', (element) => element.scaleX * 2)
  .attr('tint', '#FF0000', 50)
  .attr('alpha', 50)
  .attr({ x: 1, name: (element) => element.libraryItem.name })
  // @ts-expect-error symbols have no such property
  .attr('somethingElse', true);
// @ts-expect-error x is a number
symbols.attr('x', 'left');
// @ts-expect-error so is what a callback returns for it
symbols.attr('x', (element) => element.name);
// @ts-expect-error names are texts
symbols.attr('name', 5);
// @ts-expect-error a pair has two
symbols.attr('pos', [1, 2, 3]);
// @ts-expect-error alpha is a percentage
symbols.attr('alpha', '50%');
// @ts-expect-error strength belongs to tint
symbols.attr('alpha', 50, 100);
// @ts-expect-error each value in an object is checked
symbols.attr({ x: 'left' });
// @ts-expect-error reading is pluck
symbols.attr('x');

// Words are words.
$('*').align('top left').space('horizontal', 5).match('width', false).toGrid([5, 10], -1).layout(3, 5);
// @ts-expect-error no such direction
$('*').space('diagonal');
// @ts-expect-error no such dimension
$('*').match('depth');
// @ts-expect-error rounding is -1, 0 or 1
$('*').toGrid(5, 2);
// @ts-expect-error collections of elements have no items to delete
$('*').deleteItems();

// Items.
$$('*').attr('name', (item) => item.name.toLowerCase());
// @ts-expect-error names are texts
$$('*').attr('name', 1);
$$<SymbolItem>('*').exec((item, index) => item.timeline.layerCount + index);
is<ElementCollection>()($$('*').addToStage(10, 10));
// @ts-expect-error the stage has places, not names
$$('*').addToStage('left');

// Collections of anything.
is<Collection<number>>()(new Collection([3, 1, 2]).sort((a, b) => a - b));
is<string[]>()(new Collection([1, 2]).map(String));
// @ts-expect-error a collection of numbers has no texts
new Collection([1, 2]).add('three').indexOf('three');

// Words of one's own.
Selectors.element
  .register(':wider', (element, argument) => element.width > Number(argument))
  .item.register<Item>('[leaf]', (item) => item.name.split('/').pop());
Selectors.random = () => 0.5;
// @ts-expect-error a random number is a number
Selectors.random = () => 'x';

export function where(error: unknown): number | undefined {
  return error instanceof SelectorError ? error.index : undefined;
}

// Names of attributes and values by the type of the elements, also along a path.
is<string[]>()(symbols.pluck('name'));
is<string[]>()(symbols.pluck('libraryItem.name'));
is<unknown[]>()($('*').pluck('blendMode'));
symbols.attr('blendMode', 'multiply').attr('alpha', 50).attr('libraryItem.name', 'a');
$('*').attr('blendMode', 'multiply');
is<string[]>()($<Text>(':text').pluck('textRuns.0.characters'));
is<string[]>()($$('*').pluck('name'));
// @ts-expect-error symbols have no such property
symbols.attr('nonsense', 1);
// @ts-expect-error the name of a library item is a text
symbols.attr('libraryItem.name', 5);
symbols.attr({ blendMode: 'multiply', alpha: (element) => element.x, 'libraryItem.name': 'a' });
$('*').attr({ x: 1, blendMode: 'multiply' });
const boxes = $$<SymbolItem>(':symbol').attr('symbolType', 'graphic').attr('folder', 'ui');
boxes.attr({ shortName: 'box', scalingGrid: true, 'timeline.currentFrame': 0 });
$$('*').attr({ hPixels: 1 }).attr('hPixels', 1);
// @ts-expect-error symbols of the library have no such property
boxes.attr('hPixels', 1);
// @ts-expect-error nor in an object
boxes.attr({ hPixels: 1 });
// @ts-expect-error scalingGrid is true or false
boxes.attr({ scalingGrid: 'yes' });
// @ts-expect-error symbols have no such property in an object either
symbols.attr({ x: 1, nonsense: 1 });
// @ts-expect-error a misspelt one neither
symbols.attr({ blendmode: 'multiply' });
// @ts-expect-error tint is a colour
symbols.attr({ tint: true });
// @ts-expect-error what a callback in an object returns is checked
symbols.attr({ x: (element) => element.name });
// @ts-expect-error x is a number, whatever else the elements are
$('*').attr({ x: 'left' });
// @ts-expect-error x is a number
symbols.attr('x', 'left');

// Classes of one's own keep themselves.
class Row extends ElementCollection<SymbolInstance> {
  constructor(
    readonly gap: number,
    elements: SymbolInstance[],
  ) {
    super(elements);
  }
}
is<Row>()(new Row(5, symbols.elements).slice(1).clone().sort('x'));
