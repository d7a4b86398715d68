import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { globalObject } from './support/globalObject';
import { isMissing, outcome } from './support/outcome';
import { drawSquare, placeNew, select } from './support/stage';

/** The classes that published scripts name. */
const CLASSES = [
  'Document',
  'Element',
  'Frame',
  'Instance',
  'Item',
  'Layer',
  'Library',
  'LibraryItem',
  'Shape',
];

/** Questions about the border between scripts and the host. */
export const border: Questions = {
  'names-in-loops'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const names: string[] = [];
    const element = document.getTimeline().layers[0].frames[0].elements[0];
    for (const name in element) if (name in element) names.push(name);
    return names;
  },

  'native-failures'() {
    const document = newDocument();
    return [
      outcome(() => document.group()),
      outcome(() => document.deleteSelection()),
      outcome(() => document.swapElement('none')),
      outcome(() => document.getTimeline().deleteLayer(9)),
    ];
  },

  'native-texts'() {
    const document = newDocument();
    return [
      errorOf(() => document.moveSelectionBy({ x: 1, y: 1 } as never)),
      errorOf(() => document.breakApart()),
      errorOf(() => document.swapElement('none')),
    ];
  },

  'nothing-to-break-apart'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    return [
      outcome(() => document.breakApart()),
      outcome(() => document.unGroup()),
      outcome(() => document.unlockAllElements()),
    ];
  },

  'stale-objects'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    select(document, [instance]);
    document.deleteSelection();
    return outcome(() => typeof instance.x);
  },

  'read-only-members'() {
    const document = newDocument() as { name: string };
    return outcome(() => (document.name = 'x'));
  },

  'read-only-of-exporter'() {
    const exporter = new SpriteSheetExporter() as { format: string };
    return outcome(() => (exporter.format = 'x'));
  },

  'global-constructors'() {
    const names: string[] = [];
    for (let i = 0; i < CLASSES.length; i++)
      if (typeof globalObject()[CLASSES[i]] === 'function') names.push(CLASSES[i]);
    return names;
  },

  'global-window'() {
    const { window } = globalObject();
    return window === globalObject() ? 'the global object' : typeof window;
  },

  'global-document'() {
    const made = newDocument();
    const { document } = globalObject() as { document?: Document };
    return document === undefined ? 'none' : document.id === made.id;
  },

  'methods-without-object'() {
    const { exists } = FLfile;
    const { getDocumentDOM } = fl;
    const { pointDistance } = fl.Math as unknown as { pointDistance(a: object, b: object): number };
    return [
      outcome(() => exists(fl.configURI)),
      outcome(() => typeof getDocumentDOM()),
      outcome(() => pointDistance({ x: 0, y: 0 }, { x: 3, y: 4 })),
    ];
  },
};

/** The message of the error that a call throws; empty if it does not throw. */
function errorOf(call: () => void): string {
  try {
    call();
  } catch (error) {
    if (isMissing(error)) throw error;
    return String(error);
  }
  return '';
}
