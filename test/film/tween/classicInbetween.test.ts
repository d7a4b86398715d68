import type { Document } from '../../../host-mocks/model/document/Document';
import type { SymbolInstance } from '../../../host-mocks/model/elements/SymbolInstance';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { instance, keyframe, layer, openXml } from '../../support/openXml';

const DISC = 'symbolType="movie clip"';

/** A classic tween of ten frames. */
function open(from: string, to: string, attributes = '', tweens = ''): Timeline {
  const first = keyframe(`index="0" duration="10" tweenType="motion" ${attributes}`, from, tweens);
  return openXml(layer(first + keyframe('index="10"', to))).getTimeline();
}

/** The one element, as a keyframe made at a frame holds it. */
function at(timeline: Timeline, frame: number): SymbolInstance {
  timeline.convertToKeyframes(frame, frame + 1);
  return timeline.layers[0].frames[frame].elements[0] as SymbolInstance;
}

const disc = (matrix = '', content = ''): string => instance('disc', DISC, matrix, content);
const ease = (entries: string): string => `<tweens>${entries}</tweens>`;

describe('a frame inside a classic tween', () => {
  it.each([
    ['evenly without an ease', '', '', 50],
    ['by the slider', 'acceleration="100"', '', 25],
    [
      'by a named ease, whatever the slider says',
      'acceleration="100"',
      ease('<Ease target="all" method="cubicIn" intensity="100"/>'),
      12.5,
    ],
    ['by a named ease of older documents', 'easeMethodName="quartIn"', '', 6.25],
    [
      'by a drawn ease, whatever the name says',
      'hasCustomEase="true" easeMethodName="quartIn"',
      ease(
        '<CustomEase target="all"><Point/><Point x="0.5" y="0"/><Point x="0.5" y="1"/><Point x="1" y="1"/></CustomEase>',
      ),
      50,
    ],
    [
      'by the ease of its own property',
      'useSingleEaseCurve="false"',
      ease('<Ease target="position" intensity="100"/><Ease target="all" intensity="-100"/>'),
      25,
    ],
  ])('It has come %s', (_how, attributes, tweens, x) => {
    expect(at(open(disc(), disc('tx="100"'), attributes, tweens), 5).x).toBeCloseTo(x, 1);
  });

  it('It takes the point of the first keyframe, and its end from the second', () => {
    const to = disc('a="3" d="3" tx="90"').replace('x="5" y="5"', 'x="0" y="0"');
    // Half way the point (5, 5) of the first one is between (5, 5) and (90, 0); the scale is 2.
    expect(at(open(disc(), to), 5).matrix).toMatchObject({ a: 2, d: 2, tx: 47.5 - 10, ty: 2.5 - 10 });
  });

  it('It runs to another symbol and to a group, and shows its own symbol', () => {
    expect(at(open(disc(), instance('box', 'symbolType="graphic"', 'tx="100"')), 5)).toMatchObject({ x: 50 });
    const group =
      '<DOMGroup><transformationPoint><Point x="105" y="5"/></transformationPoint><members/></DOMGroup>';
    const element = at(open(disc(), group), 5);
    expect([element.x, element.libraryItem?.name]).toEqual([50, 'disc']);
  });

  it.each([
    ['runs to the same symbol among several elements', instance('box') + disc('tx="100"'), 50],
    ['runs to the first of several of the same symbol', disc('tx="60"') + disc('tx="100"'), 30],
    ['does not move before several elements of other symbols', instance('box') + instance('box'), 0],
  ])('%s', (_title, to, x) => {
    const timeline = open(disc(), to);
    expect(at(timeline, 5).x).toBeCloseTo(x, 1);
    expect(timeline.layers[0].frames[5].elements).toHaveLength(1);
    expect(timeline.layers[0].frames[10].elements).toHaveLength(2);
  });

  it('It carries a group along with its members', () => {
    const group = (x: number): string =>
      `<DOMGroup><transformationPoint><Point x="${x}" y="0"/></transformationPoint><members>${disc(`tx="${x}"`)}</members></DOMGroup>`;
    expect(at(open(group(0), group(100)), 5).left).toBe(50);
  });

  it('It turns a group without transformation point about the middle of its content', () => {
    const group = (matrix: string): string =>
      `<DOMGroup><matrix><Matrix ${matrix}/></matrix><members>${disc('tx="20"')}</members></DOMGroup>`;
    const box = at(open(group('tx="7"'), group('a="0" b="1" c="-1" d="0" tx="7"')), 5);
    // Places are rounded to twips.
    expect(Math.abs(box.left + box.width / 2 - 25)).toBeLessThan(0.06);
    expect(Math.abs(box.top + box.height / 2 - 5)).toBeLessThan(0.06);
    expect(box.width).toBeCloseTo(10 * Math.SQRT2, 1);
  });

  it('It keeps scale and angle where the frame says so', () => {
    const turned = disc('a="0" b="2" c="-2" d="0"');
    const { a, b } = at(open(disc(), turned, 'motionTweenScale="false" motionTweenRotate="none"'), 5).matrix;
    expect([a, b]).toEqual([1, 0]);
  });

  it.each([
    ['alpha', '<Color alphaMultiplier="1"/>', '<Color alphaMultiplier="0.5"/>', { colorAlphaPercent: 75 }],
    ['brightness', '<Color brightness="-0.5"/>', '<Color brightness="0.5"/>', { brightness: 0 }],
    ['brightness', '', '<Color brightness="0.5"/>', { brightness: 25 }],
    [
      'tint',
      '<Color tintMultiplier="0.5" tintColor="#FF0000"/>',
      '<Color tintMultiplier="1" tintColor="#0000FF"/>',
      { tintPercent: 75, tintColor: '#800080' },
    ],
    [
      'advanced',
      '<Color brightness="-0.5"/>',
      '<Color redMultiplier="0" redOffset="100"/>',
      { colorRedPercent: 25, colorRedAmount: 50, colorGreenPercent: 75 },
    ],
  ])('It has a colour effect of mode %s between %s and %s', (colorMode, from, to, values) => {
    const colored = (color: string): string => disc('', `<color>${color}</color>`);
    expect(at(open(colored(from), colored(to)), 5)).toMatchObject({ colorMode, ...values });
  });

  it('It has filters on the way, also from none', () => {
    const blur = '<filters><BlurFilter blurX="20" blurY="10" quality="2"/></filters>';
    const glow = '<filters><GlowFilter color="#000000" alpha="0.5" strength="2"/></filters>';
    const bright = '<filters><GlowFilter color="#FF0000" alpha="1" strength="1"/></filters>';
    expect(at(open(disc(), disc('', blur)), 5).filters).toMatchObject([
      { name: 'blurFilter', blurX: 10, blurY: 5, quality: 'medium' },
    ]);
    const { tweenObj } = open(disc('', glow), disc('', bright)).layers[0].frames[0];
    expect(tweenObj.getFilters(5)).toMatchObject([{ name: 'glowFilter', color: '#800000C0', strength: 150 }]);
  });

  it.each([
    ['loop', 3, [3, 4, 0, 1]],
    ['loop', 8, [8, 4, 0, 1]],
    ['play once', 3, [3, 4, 4, 4]],
    ['single frame', 3, [3, 3, 3, 3]],
  ])('It lets graphics run on: %s from %d', (loop, first, frames) => {
    const box = instance('box', `symbolType="graphic" loop="${loop}" firstFrame="${first}"`);
    const timeline = open(box, box);
    timeline.convertToKeyframes(0, 4);
    const shown = timeline.layers[0].frames.slice(0, 4).map(({ elements }) => elements[0] as SymbolInstance);
    expect(shown.map(({ firstFrame }) => firstFrame)).toEqual(frames);
  });

  it('It is what bounds and selections are taken of', () => {
    const timeline = open(disc(), disc('tx="100"'));
    expect(timeline.getBounds(6)).toEqual({ left: 50, top: 0, right: 60, bottom: 10 });
    const document = timeline.document as Document;
    timeline.currentFrame = 5;
    document.selectAll();
    expect(document.getSelectionRect()).toEqual({ left: 50, top: 0, right: 60, bottom: 10 });
  });

  it('It goes straight where it begins some pixels beside the guide of its layer', () => {
    const line =
      '<DOMShape><strokes><StrokeStyle index="1"><SolidStroke><fill><SolidColor/></fill></SolidStroke></StrokeStyle></strokes>' +
      '<edges><Edge strokeStyle="1" edges="!100 100|2100 100!2100 100|2100 2100"/></edges></DOMShape>';
    const guide = layer(keyframe('index="0" duration="11"', line), 'layerType="guide"');
    const tween =
      keyframe('index="0" duration="10" tweenType="motion"', disc('ty="6"')) +
      keyframe('index="10"', disc('tx="100" ty="100"'));
    const timeline = openXml(guide + layer(tween, 'parentLayerIndex="0"')).getTimeline();
    const { tx, ty } = timeline.layers[1].frames[0].tweenObj.getGeometricTransform(5);
    expect([tx, ty]).toEqual([50, 53]);
  });

  it('It follows the guide of its layer', () => {
    const line =
      '<DOMShape><strokes><StrokeStyle index="1"><SolidStroke><fill><SolidColor/></fill></SolidStroke></StrokeStyle></strokes>' +
      '<edges><Edge strokeStyle="1" edges="!100 100|2100 100!2100 100|2100 2100"/></edges></DOMShape>';
    const guide = layer(keyframe('index="0" duration="11"', line), 'layerType="guide"');
    const camera = layer(keyframe('index="0" duration="11"', ''), 'layerType="camera"');
    const tween =
      keyframe('index="0" duration="10" tweenType="motion"', disc()) +
      keyframe('index="10"', disc('tx="100" ty="100"'));
    // parentLayerIndex does not count the camera's layer.
    const timeline = openXml(camera + guide + layer(tween, 'parentLayerIndex="0"')).getTimeline();
    expect(timeline.layers[2]).toMatchObject({ layerType: 'guided', parentLayer: timeline.layers[1] });
    const { tx, ty } = timeline.layers[2].frames[0].tweenObj.getGeometricTransform(5);
    expect([tx, ty]).toEqual([100, 0]);
  });

  it('It follows the outline of a guide that was drawn with the brush', () => {
    // A band of 4 px from the first place down, along and up to the last: its upper border begins nearest to both ends.
    const band =
      '<DOMShape><fills><FillStyle index="1"><SolidColor/></FillStyle></fills><edges><Edge fillStyle1="1" ' +
      'edges="!100 100|180 100!180 100|180 2020!180 2020|2020 2020!2020 2020|2020 100!2020 100|2100 100!2100 100|2100 2100!2100 2100|100 2100!100 2100|100 100"/></edges></DOMShape>';
    const guide = layer(keyframe('index="0" duration="11"', band), 'layerType="guide"');
    const tween =
      keyframe('index="0" duration="10" tweenType="motion"', disc()) +
      keyframe('index="10"', disc('tx="100"'));
    const timeline = openXml(guide + layer(tween, 'parentLayerIndex="0"')).getTimeline();
    const { tx, ty } = timeline.layers[1].frames[0].tweenObj.getGeometricTransform(5);
    expect(tx).toBeCloseTo(50, 0);
    expect(ty).toBeGreaterThan(90);
  });
});

describe('a copy of a part of a classic tween', () => {
  it('It begins and ends with what the frames showed', () => {
    const timeline = open(disc(), disc('tx="100"'));
    timeline.copyFrames(2, 7);
    timeline.addNewLayer('copy');
    timeline.pasteFrames(0);
    const pasted = timeline.layers[timeline.currentLayer].keyframes.slice(0, 2);
    expect(
      pasted.map(({ startFrame, tweenType, elements }) => [startFrame, tweenType, elements[0].x]),
    ).toEqual([
      [0, 'motion', 20],
      [4, 'none', 60],
    ]);
  });
});
