// Plain scripts that run after collection.jsx: no imports, globals only.
fl.trace($('star*'));
fl.trace($('star*').length);
const all: ElementCollection = $('star*').attr('x', 10).align('top');
const symbols: ElementCollection<SymbolInstance> = $<SymbolInstance>(':movieclip', document);
const items: ItemCollection = $$('/ui/*:button:unused').deleteItems();
items.add(all.items());
symbols.each(function (element, index) {
  element.symbolType.charAt(index);
  this.dom.getTimeline().layers[0].locked = true;
});
$.all(':text').items().select();
$.fn.move(1, 2);
$.writeln('ExtendScript has its own members still, of build ' + $.build);
if ($.host) $.host.writeln('and these');
const present: Element = $('*').elements[0];
$('*', [present], document);
$('*', document.getTimeline().layers[0]);
const library = Collection.noConflict();
library.$('*');
Collection.version.charAt(0);
const numbers = new Collection<number>([1, 2]);
numbers.add(3);
new ElementCollection(document.selection).first();
Selectors.element.register(':blurred', function (element) {
  return (element as SymbolInstance).filters.length > 0;
});
const guides: LayerCollection = $.layers(':guide').attr('visible', false);
const labelled: FrameCollection = $.frames(':labelled', guides).ease('quadIn');
new FrameCollection(labelled.elements).layers().toFolder('labels');
new LayerCollection(document.getTimeline().layers).select();
$.layers.fn.unmask();
const isDone: boolean = Collection.ask(
  'Rename',
  { query: ['What', '$*'], name: ['Name', 'x'] },
  function (answers) {
    Collection.lookUp(answers.query).rename(answers.name).select().list(isDone);
    // @ts-expect-error the form did not ask for that
    answers.nmae.charAt(0);
  },
);

// @ts-expect-error each field has a label and a first text
Collection.ask('Rename', { query: 'What' }, fl.trace);
// @ts-expect-error x is a number
$('*').attr('x', 'left');
// @ts-expect-error a query is a text
$(5);
// @ts-expect-error $ is there for good
$ = null;
// @ts-expect-error symbols have no runs of text
symbols.elements[0].textRuns.pop();
// @ts-expect-error a Date is not a document
new ItemCollection([], new Date());
