import type { DocumentLiteral } from '../../../app';
import type { HostOptions } from '../../../host-mocks/options';

/** What somebody recorded of a running Flash or Animate, and how the host is asked for it. */
export interface Fact {
  id: string;
  /** Repository, and the file or thread in it; the release where it is named. */
  source: string;
  recorded: string;
  /** A script that gives a text; see `PRELUDE`. Left out for a fact that is listed only. */
  ask?: string;
  gives?: unknown;
  /** Instead of a document: the edges of a shape, and the side on which they have a solid fill. */
  edges?: string;
  side?: 'fillStyle0' | 'fillStyle1';
  options?: Partial<HostOptions>;
  /** Why the fact is not asked, or why the host says something else: `language`, `assumption`, `UI` or words. */
  because?: string;
  /** Of an assumption: words by which FIDELITY.md has it. */
  words?: string;
}

/** What every script of a fact finds: the document, its timeline, layers and library, and the text of an error. */
export const PRELUDE = `
  var doc = fl.getDocumentDOM(), tl = doc && doc.getTimeline(), L = doc && tl.layers, lib = doc && doc.library;
  var first = function () { return tl.layers[0].frames[0].elements[0]; };
  var caught = function (f) { try { f(); return 'no error'; } catch (e) { return String(e); } };
  var rectangle = function () { doc.addNewRectangle({ left: 0, top: 0, right: 40, bottom: 20 }, 0); };
  var own = function (o) { var all = []; for (var k in o) all.push(k); return all; };
`;

/** Two layers of ten frames: a graphic and a movie clip on the first, nothing on the second. */
export const TWO_LAYERS: DocumentLiteral = {
  library: [
    { name: 's', type: 'graphic', layers: [{ elements: [{ shape: 'rectangle', width: 20, height: 10 }] }] },
    { name: 'm', layers: [{ elements: [{ shape: 'rectangle', width: 20, height: 10 }] }] },
    { name: 'dot', type: 'bitmap', width: 32, height: 32 },
    { name: 'noise', type: 'sound' },
  ],
  layers: [
    { name: 'L0', duration: 10, elements: [{ item: 's' }, { item: 'm' }] },
    { name: 'L1', duration: 10 },
  ],
};
