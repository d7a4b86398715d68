import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import type { SymbolInstance } from '../../../host-mocks/model/elements/SymbolInstance';
import { quietHost } from '../../support/openModel';
import { instance, keyframe, layer } from '../../support/openXml';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

/** What a quarter of a turn has come to after a third of its way, about: an angle of 29.998 degrees. */
function scaleAfterThird(attributes: string): number {
  const [start, end] = ['', 'a="0.0001" b="1" c="-1" d="0.0001"'].map((matrix) =>
    instance('disc', '', matrix),
  );
  const frames = keyframe('index="0" duration="3" tweenType="motion"', start) + keyframe('index="3"', end);
  const document = openDocument(
    new MemoryContainer('Untitled-1', {
      'DOMDocument.xml': `<DOMDocument ${XFL} ${attributes}><timelines><DOMTimeline name="Scene 1"><layers>${layer(frames)}</layers></DOMTimeline></timelines></DOMDocument>`,
    }),
    quietHost(),
  );
  const timeline = document.getTimeline();
  timeline.convertToKeyframes(0, 4);
  const { a, b } = (timeline.layers[0].frames[1].elements[0] as SymbolInstance).matrix;
  return Math.hypot(a, b);
}

describe('the angles of tweens', () => {
  it.each([
    // In movies that Flash CS5 to CC and Animate 18 and 19 published, the axes of turning clips are too short.
    ['majorVersion="11"', false],
    ['majorVersion="18"', false],
    ['majorVersion="19"', false],
    // In those of Animate 21 and 24 they keep their length.
    ['majorVersion="21"', true],
    ['majorVersion="24"', true],
    ['', true],
  ])('They are exact in a document with %j: %j', (attributes, isExact) => {
    const scale = scaleAfterThird(attributes);
    if (isExact) expect(scale).toBeCloseTo(1, 4);
    else expect(scale).toBeLessThan(0.9995);
  });
});
