import { FilmElement } from '../../../film/records/FilmElement';
import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { shapeInbetween } from '../../../film/tween/shapeTween';
import type { Shape } from '../../../host-mocks/model/elements/Shape';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { keyframe, layer, openXml } from '../../support/openXml';

const square = (size: number, paint: string): string =>
  `<DOMShape><fills><FillStyle index="1">${paint}</FillStyle></fills><edges>` +
  `<Edge fillStyle1="1" edges="!0 0|${size} 0!${size} 0|${size} ${size}!${size} ${size}|0 ${size}!0 ${size}|0 0"/></edges></DOMShape>`;

const line = (points: string): string =>
  `<MorphCurves controlPointA="0, 0" controlPointB="0, 0" ${points} isLine="true"/>`;

/** A shape tween of ten frames between squares of 12.8 and 25.6 px; points of a MorphShape count 12.8 px. */
function morphing(from: string, fills: string, attributes = ''): string {
  const morph =
    `<MorphShape><morphSegments><MorphSegment startPointA="0, 0" startPointB="0, 0" strokeIndex1="0" strokeIndex2="0" ${fills}>` +
    line('anchorPointA="1, 0" anchorPointB="2, 0"') +
    line('anchorPointA="1, 1" anchorPointB="2, 2"') +
    line('anchorPointA="0, 1" anchorPointB="0, 2"') +
    line('anchorPointA="0, 0" anchorPointB="0, 0"') +
    '</MorphSegment></morphSegments><morphHintsList/></MorphShape>';
  return keyframe(`index="0" duration="10" tweenType="shape" ${attributes}`, square(256, from), morph);
}

function open(from: string, to: string, fills: string, attributes = ''): Timeline {
  const first = morphing(from, fills, attributes);
  return openXml(layer(first + keyframe('index="10"', square(512, to)))).getTimeline();
}

const solid = (color: string): string => `<SolidColor color="${color}"/>`;
const TWO = 'fillIndex1="0" fillIndex2="1"';

function shapeAt(timeline: Timeline, frame: number): Shape {
  timeline.convertToKeyframes(frame, frame + 1);
  return timeline.layers[0].frames[frame].elements[0] as Shape;
}

function fillOf(shape: Shape): unknown {
  return shape.contours.map(({ fill }) => fill).find(({ style }) => style !== 'noFill');
}

describe('a frame inside a shape tween', () => {
  it('It holds the shape on the way, its fill mixed', () => {
    const shape = shapeAt(open(solid('#FF0000'), solid('#0000FF'), TWO), 5);
    expect([shape.width, shape.height]).toEqual([19.2, 19.2]);
    expect(fillOf(shape)).toMatchObject({ style: 'solid', color: '#800080' });
  });

  it('It eases', () => {
    const timeline = open(
      solid('#FF0000'),
      solid('#FF0000'),
      'fillIndex1="0" fillIndex2="0"',
      'acceleration="100"',
    );
    expect(timeline.getBounds(6)).toMatchObject({ right: 16 });
  });

  it('It mixes gradients by their entries and places', () => {
    const gradient = (color: string, place: number): string =>
      `<LinearGradient><matrix><Matrix a="${place}" d="${place}"/></matrix><GradientEntry color="${color}" ratio="0"/><GradientEntry color="#FFFFFF" ratio="1"/></LinearGradient>`;
    const shape = shapeAt(open(gradient('#000000', 0.5), gradient('#640000', 1), TWO), 5);
    expect(fillOf(shape)).toMatchObject({ colorArray: ['#320000', '#FFFFFF'], matrix: { a: 0.75 } });
  });

  it('It moves the focus of a gradient', () => {
    const gradient = (focus: number): string =>
      `<RadialGradient focalPointRatio="${focus}"><GradientEntry ratio="0"/><GradientEntry ratio="1"/></RadialGradient>`;
    const shape = shapeAt(open(gradient(0.8), gradient(-0.4), TWO), 5);
    expect(fillOf(shape)).toMatchObject({ style: 'radialGradient', focalPoint: 51 });
  });

  it('It runs from a colour to a gradient, and between gradients with different numbers of entries', () => {
    const entries = (...colors: [string, number][]): string =>
      `<LinearGradient>${colors.map(([color, ratio]) => `<GradientEntry color="${color}" ratio="${ratio}"/>`).join('')}</LinearGradient>`;
    const two = entries(['#000000', 0], ['#640000', 1]);
    const fromColor = shapeAt(open(solid('#640000'), two, TWO), 5);
    expect(fillOf(fromColor)).toMatchObject({ style: 'linearGradient', colorArray: ['#320000', '#640000'] });
    const three = entries(['#000000', 0], ['#646400', 0.25], ['#640000', 1]);
    const fromTwo = shapeAt(open(two, three, TWO), 5);
    expect(fillOf(fromTwo)).toMatchObject({
      colorArray: ['#000000', '#643200', '#640000'],
      posArray: [0, 159, 255],
    });
  });

  it('It takes the styles of a primitive', () => {
    const morph =
      '<MorphShape><morphSegments><MorphSegment startPointA="0, 0" startPointB="0, 0" fillIndex1="0" fillIndex2="1">' +
      line('anchorPointA="1, 0" anchorPointB="2, 0"') +
      line('anchorPointA="0, 1" anchorPointB="0, 2"') +
      line('anchorPointA="0, 0" anchorPointB="0, 0"') +
      '</MorphSegment></morphSegments></MorphShape>';
    const rectangle = `<DOMRectangleObject objectWidth="10" objectHeight="10"><fill>${solid('#FF0000')}</fill></DOMRectangleObject>`;
    const first = keyframe('index="0" duration="10" tweenType="shape"', rectangle, morph);
    const timeline = openXml(
      layer(first + keyframe('index="10"', square(512, solid('#0000FF')))),
    ).getTimeline();
    expect(fillOf(shapeAt(timeline, 5))).toMatchObject({ color: '#800080' });
  });

  it('It is what Tween.getShape gives: a copy that belongs to no frame', () => {
    const timeline = open(solid('#FF0000'), solid('#0000FF'), TWO);
    const [frame] = timeline.layers[0].frames;
    const shape = frame.tweenObj.getShape(5) as Shape;
    expect([shape.width, shape.contours.length]).toEqual([19.2, 2]);
    expect(fillOf(shape)).toMatchObject({ color: '#800080' });
    expect((frame.tweenObj.getShape(0) as Shape).width).toBe(12.8);
    shape.width = 5;
    expect((frame.elements[0] as Shape).width).toBe(12.8);
    expect(() => frame.tweenObj.getShape(11)).toThrow('expected a number from 0 to 10, got 11');
  });

  it('It leaves the pictures around a keyframe as they are when one is inserted', () => {
    const whole = open(solid('#FF0000'), solid('#0000FF'), TWO);
    const split = open(solid('#FF0000'), solid('#0000FF'), TWO);
    split.insertKeyframe(4);
    expect(split.layers[0].keyframes.map(({ duration, tweenType }) => `${duration} ${tweenType}`)).toEqual([
      '4 shape',
      '6 shape',
      '1 none',
    ]);
    for (const frame of [1, 3, 4, 7, 9]) {
      const [one, other] = [whole, split].map((timeline) => shapeAt(timeline, frame));
      expect(Math.abs(one.width - other.width)).toBeLessThan(0.051);
      const [color, same] = [one, other].map((shape) => (fillOf(shape) as { color: string }).color);
      const channels = (text: string): number[] => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));
      channels(color).forEach((channel, i) => {
        expect(Math.abs(channel - channels(same)[i])).toBeLessThanOrEqual(1);
      });
    }
  });

  it('It holds the first shape where the document has not matched the shapes', () => {
    const first = keyframe('index="0" duration="10" tweenType="shape"', square(256, solid('#FF0000')));
    const timeline = openXml(
      layer(first + keyframe('index="10"', square(512, solid('#FF0000')))),
    ).getTimeline();
    expect(timeline.getBounds(6)).toMatchObject({ right: 12.8 });
  });
});

describe('the typed element of a frame inside a shape tween', () => {
  const inbetween = (elapsed: number, fills = TWO, change = (xml: string): string => xml): FilmElement => {
    const first = change(morphing(solid('#FF0000'), fills));
    const document = openXml(layer(first + keyframe('index="10"', square(512, solid('#0000FF')))));
    const { keyframes } = FilmTimeline.of(document.getTimeline().node).layers[0];
    const element = shapeInbetween(keyframes[0], elapsed);
    if (!element) throw new Error('the tween shows nothing');
    return element;
  };

  it('The node that is written of it reads as the same lines and fills', () => {
    // A third of the way is no whole step of the notation of edges.
    const element = inbetween(3);
    const stored = FilmElement.of(element.node.clone());
    expect(stored.outline.edges.map(({ segments }) => segments)).toEqual(
      element.outline.edges.map(({ segments }) => segments),
    );
    expect(stored.outline.box).toEqual(element.outline.box);
    const paints = ({ fills }: FilmElement): unknown => [...fills].map(([index, fill]) => [index, fill.tag]);
    expect(paints(stored)).toEqual(paints(element));
    expect(element.fills.get(1)).toMatchObject({ tag: 'SolidColor', color: '#B3004D' });
  });

  it('Its content is equal at frames that look the same, and differs at others', () => {
    expect(inbetween(3).content).toBe(inbetween(3).content);
    expect(inbetween(3).content).not.toBe(inbetween(4).content);
    expect(inbetween(3).content).not.toBe(inbetween(3, 'fillIndex1="0" fillIndex2="0"').content);
  });

  it('A coordinate that no real document has counts as 0', () => {
    const element = inbetween(5, TWO, (xml) => xml.replace('anchorPointB="2, 0"', 'anchorPointB="2, 1e300"'));
    expect(element.outline.box).toEqual({ left: 0, top: 0, right: 19.2, bottom: 19.2 });
  });
});
