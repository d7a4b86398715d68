import { staticTextsIn, DocumentText } from '../../../../document/xfl/texts/DocumentText';
import { Faces } from '../../../../output/svg/fonts/Faces';
import { learnFaces } from '../../../../output/svg/text/learnFaces';
import { layOutText } from '../../../../output/svg/text/layOutText';
import { XmlNode } from '../../../../document/xml/XmlNode';

type Values = Record<string, string>;

const FACE = 'Futura-Medium';

function text(box: Values, characters: string, values: Values = {}): DocumentText {
  const attributes = XmlNode.create('DOMTextAttrs', { size: '10', face: FACE, ...values });
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], characters),
    XmlNode.create('textAttrs', {}, [attributes]),
  ]);
  return new DocumentText(XmlNode.create('DOMStaticText', box, [XmlNode.create('textRuns', {}, [run])]));
}

const none = new Faces(new Map());
/** Lines of the face that is in are 11.17 px high at 10 px; a digit is 5.56 wide, counted as 5.55. */
const LINE = 1.117;
const node = ({ element }: DocumentText): XmlNode => element as XmlNode;
const grown = (width: string, height: string): DocumentText =>
  text({ autoExpand: 'true', width, height }, '0000');
const wrapped = (height: string, values?: Values): DocumentText =>
  text({ width: '50', height }, '00 00 00 00 00', values);

describe('learnFaces(texts, faces)', () => {
  it.each<[string, DocumentText[], { height?: number; width?: number } | undefined]>([
    ['of a box that has grown', [grown('26.84', '13.4')], { height: 1.34 / LINE, width: 1.2 }],
    ['of a text with room for one line', [wrapped('14')], { height: 1.4 / LINE }],
    ['of texts that all consist of whole lines', [wrapped('62'), wrapped('46')], { height: 1.4 / LINE }],
    ['nothing of one text of several lines', [wrapped('64')], undefined],
    ['nothing of texts of one height', [wrapped('64'), wrapped('64')], undefined],
    ['nothing of a face that is known', [wrapped('14', { face: 'ArialMT' })], undefined],
    ['nothing of a box that fits no face', [grown('500', '80')], undefined],
  ])('tells %s', (_, texts, expected) => {
    const learnt = learnFaces(texts, none).get(FACE);
    if (!expected) expect(learnt?.height ?? learnt?.width).toBeUndefined();
    else {
      expect(learnt?.height).toBeCloseTo(expected.height ?? 0, 2);
      if (expected.width !== undefined) expect(learnt?.width).toBeCloseTo(expected.width, 2);
    }
  });

  it('Other texts of the face break as they do in it', () => {
    // 35.2 px are two lines of 16.6 px, or three of 10.4 in a face that is wider than the one that is in.
    const learnt = learnFaces([grown('22.4', '16.6')], none);
    const faces = new Faces(new Map(), Infinity, () => learnt);
    const lines = (known: Faces): string[] =>
      layOutText(wrapped('35.2'), known).map(({ piece }) => piece.text.trim());
    expect(lines(faces)).toEqual(['00 00 00', '00 00']);
    expect(lines(none)).toHaveLength(3);
  });
});

describe('staticTextsIn(node)', () => {
  it('Texts of all frames are found, in groups too', () => {
    const group = XmlNode.create('DOMGroup', {}, [XmlNode.create('members', {}, [node(grown('1', '1'))])]);
    const frame = XmlNode.create('DOMFrame', {}, [
      XmlNode.create('elements', {}, [group, node(wrapped('1'))]),
    ]);
    const layers = XmlNode.create('layers', {}, [
      XmlNode.create('DOMLayer', {}, [XmlNode.create('frames', {}, [frame])]),
    ]);
    const timeline = XmlNode.create('DOMTimeline', {}, [layers]);
    const root = XmlNode.create('DOMSymbolItem', {}, [XmlNode.create('timeline', {}, [timeline])]);
    expect([...staticTextsIn(root)]).toHaveLength(2);
  });
});
