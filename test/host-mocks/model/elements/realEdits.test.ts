import type { Element } from '../../../../host-mocks/model/elements/Element';
import { newFilter } from '../../../../document/xfl/filters';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import type { Text } from '../../../../host-mocks/model/elements/Text';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { everyElement } from './support';

/** The stretch of a text that differs from another: from the first to the last differing character. */
function difference(before: string, after: string): { from: number; to: number; was: string; is: string } {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let [to, end] = [before.length, after.length];
  while (to > from && end > from && before[to - 1] === after[end - 1]) [to, end] = [to - 1, end - 1];
  return { from, to, was: before.slice(from, to), is: after.slice(from, end) };
}

type Edit = (element: Element) => void;
const any = (): boolean => true;
const isClip = ({ node }: Element): boolean => node.name === 'DOMSymbolInstance';
const isText = ({ node }: Element): boolean => /^DOM(Static|Dynamic|Input)Text$/.test(node.name);

const EDITS: Record<string, [(element: Element) => boolean, Edit]> = {
  x: [any, (e) => (e.x += 5)],
  rotation: [any, (e) => (e.rotation = 30)],
  width: [any, (e) => (e.width = e.width * 2 + 1)],
  matrix: [any, (e) => (e.matrix = { ...e.matrix, ty: e.matrix.ty + 1 })],
  name: [isClip, (e) => (e.name += '_')],
  'the transformation point': [any, (e) => { e.setTransformationPoint({ x: 1, y: 2 }); }],
  visible: [isClip, (e) => { const clip = e as SymbolInstance; clip.visible = !clip.visible; }],
  alpha: [isClip, (e) => ((e as SymbolInstance).colorAlphaPercent = 42)],
  blendMode: [isClip, (e) => ((e as SymbolInstance).blendMode = 'erase')],
  filters: [isClip, (e) => { const clip = e as SymbolInstance; clip.filters = [...clip.filters, newFilter('glowFilter')]; }],
  'persistent data': [isClip, (e) => { e.setPersistentData('a', 'string', 'b'); }],
  'the text': [isText, (e) => { (e as Text).setTextString('Ünïcode & <more>'); }],
  'a text attribute': [isText, (e) => { (e as Text).setTextAttr('size', 77); }],
}; // prettier-ignore

const NAMES = [
  'acid',
  'demo',
  'edittext_password',
  'flump',
  'PlaceObject3-theworks',
  'sample-element',
  'NyanCat',
  'slider_component',
];

describeDocuments('One edit in a real document', () => {
  it.each(NAMES)('%s: changes the file inside the element alone, and can be parsed again', (name) => {
    let edits = 0;
    const all = everyElement(openReal(name));
    for (const [title, [fits, edit]] of Object.entries(EDITS)) {
      const kinds = new Map(all.map((element, i) => [fits(element) ? element.node.name : '', i]));
      kinds.delete('');
      for (const place of kinds.values()) {
        const document = openReal(name);
        const element = everyElement(document)[place];
        const file = element.node.file!;
        const { source } = file;
        const { start, end } = element.node;
        edit(element);
        const after = file.serialize();
        if (after === source) continue;
        edits++;
        const { from, to, was, is } = difference(source, after);
        const where = `${title} of ${element.node.name}: ${JSON.stringify([was, is])}`;
        expect([where, from >= start, to <= end]).toEqual([where, true, true]);
        const changed = [document.node.file!, ...document.library.items.map((item) => item.node.file!)];
        expect(changed.filter((each) => each.isChanged && each !== file)).toEqual([]);
        expect(new XmlFile('again', after).root.name).toBe(file.root.name);
      }
    }
    expect(edits).toBeGreaterThan(4);
  });
});
