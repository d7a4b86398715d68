import { atCaret } from '../support/atCaret';
import { completeScript } from '../../site/playground/completion/completeScript';
import type { CompletionWords } from '../../site/playground/completion/CompletionWords';

const words: CompletionWords = {
  pseudos: {
    element: ['movieclip', 'text', 'static', 'has', 'named'],
    item: ['movieclip', 'unused', 'has'],
    layer: ['locked', 'frames', 'has'],
    frame: ['labelled', 'tween'],
  },
  attributes: { element: ['x', 'alpha'], item: ['linkageClassName'], layer: ['locked'], frame: ['duration'] },
  members: {
    $: [{ name: 'all' }, { name: 'layers' }],
    ElementCollection: [
      { name: 'align', gives: 'this' },
      { name: 'items', gives: 'ItemCollection' },
      { name: 'each', gives: 'this' },
    ],
    ItemCollection: [{ name: 'deleteItems', gives: 'this' }],
    LayerCollection: [{ name: 'deleteLayers', gives: 'this' }],
    FrameCollection: [{ name: 'ease', gives: 'this' }],
    Flash: [{ name: 'getDocumentDOM', gives: 'Document' }],
    Document: [{ name: 'getTimeline', gives: 'Timeline' }],
    Timeline: [{ name: 'layers', gives: 'Layer[]' }],
    Layer: [{ name: 'locked' }],
    SymbolInstance: [{ name: 'libraryItem' }],
  },
};

describe('completeScript', () => {
  it.each([
    ["$('*').al|", ['align']],
    ["$('*').|", ['align', 'items', 'each']],
    ["$('*').align('top').it|", ['items']],
    ["$('*')\n  .align('top')\n  .it|", ['items']],
    ["$('*').items().|", ['deleteItems']],
    ["$$(':unused').|", ['deleteItems']],
    ["$.layers('*').|", ['deleteLayers']],
    ["$.frames.all('*').|", ['ease']],
    ['$.|', ['all', 'layers']],
    ["$('*:mo|')", ['movieclip']],
    ["$$('*:un|')", ['unused']],
    ["$.layers.all(':lo|')", ['locked']],
    ["fl.getDocumentDOM('*').get|", ['getTimeline']],
    ['fl.getDocumentDOM().getTimeline().layers[0].|', ['locked']],
    ['var doc = fl.getDocumentDOM();\ndoc.|', ['getTimeline']],
    ['var layers = document.getTimeline().layers;\nlayers[1].lo|', ['locked']],
    ["$('*').each(function (clip) {\n  clip.li|\n});", ['libraryItem']],
    ["$('*').each(function (clip) {\n  clip.|\n});", ['libraryItem']],
    ['Sel|', ['Selectors']],
  ])('completes %s', (text, names) => {
    const [script, caret] = atCaret(text);
    const completion = completeScript(script, caret, words);
    expect(completion?.options.map(({ name }) => name)).toEqual(names);
    const start = script.slice(completion!.from, caret);
    expect(names.filter((name) => !name.startsWith(start))).toEqual([]);
  });

  it.each([
    ['// a comment.|'],
    ["'text.|'"],
    ['unknown.|'],
    ["fl.trace('*:mo|')"],
    ['12|'],
    ['|'],
    ['var a = a.b; a.|'],
  ])('Completions are not offered at %s', (text) => {
    expect(completeScript(...atCaret(text), words)).toBeUndefined();
  });
});
