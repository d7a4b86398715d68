import type { SymbolInstance } from '../../../host-mocks/model/elements/SymbolInstance';
import type { Layer } from '../../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { instance, keyframe, layer, openXml } from '../../support/openXml';

const key = (time: number, value: number | string): string =>
  `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time * 1000}"/>`;
const property = (id: string, keys: string, attributes = 'ignoreTimeMap="0"'): string =>
  `<Property enabled="1" id="${id}" ${attributes}>${keys}</Property>`;
const container = (id: string, content: string): string =>
  `<PropertyContainer id="${id}">${content}</PropertyContainer>`;

/** A motion object of eleven frames. */
function open(properties: string, maps = '<TimeMap strength="0" type="Quadratic"/>', content = ''): Layer {
  const core = `<motionObjectXML><AnimationCore TimeScale="24000" Version="1" duration="11000">${maps}${container('headContainer', properties)}</AnimationCore></motionObjectXML>`;
  const frame = keyframe(
    'index="0" duration="11" tweenType="motion object" isMotionObject="true"',
    instance('disc', '', 'tx="20"', content),
    core,
  );
  return openXml(layer(frame, 'animationType="motion object"')).getTimeline().layers[0];
}

function at(motion: Layer, frame: number): SymbolInstance {
  (motion.timeline as Timeline).convertToKeyframes(0, 11);
  return motion.frames[frame].elements[0] as SymbolInstance;
}

describe('a frame of a motion object', () => {
  const moves = container(
    'Basic_Motion',
    property('Motion_X', key(0, 0) + key(10, 100)) +
      property('Motion_Y', key(0, 0) + key(10, 50)) +
      property('Rotation_Z', key(0, 0) + key(10, 180)),
  );

  it('It moves the transformation point, and turns about it', () => {
    expect(at(open(moves), 5)).toMatchObject({ transformX: 75, transformY: 30, rotation: 90 });
  });

  it('It bends the time of properties that do not ignore it', () => {
    const eased = moves.replace('id="Rotation_Z" ignoreTimeMap="0"', 'id="Rotation_Z" ignoreTimeMap="1"');
    const element = at(open(eased, '<TimeMap strength="-100" type="Quadratic"/>'), 5);
    expect(element).toMatchObject({ transformX: 50, transformY: 17.5, rotation: 90 });
  });

  it('It takes the time map that a property names', () => {
    const maps = '<TimeMap strength="0" type="Quadratic"/><TimeMap strength="100" type="Quadratic"/>';
    const mapped = moves.replace('id="Rotation_Z"', 'TimeMapIndex="1" id="Rotation_Z"');
    expect(at(open(mapped, maps), 5)).toMatchObject({ transformX: 75, rotation: 135 });
  });

  it.each([
    // As Flash CS6 stores the untouched curve.
    [
      [
        ['0,0', '0,0', '0.33,0.33'],
        ['0.66,0.66', '1,1', '1,1'],
      ],
      75,
    ],
    // Up to three quarters at the start, then level: at 0.5 the time of the first piece is over.
    [
      [
        ['0,0', '0,0', '0.2,0.3'],
        ['0.3,0.75', '0.5,0.75', '0.6,0.75'],
        ['0.9,0.75', '1,0.75', '1,0.75'],
      ],
      100,
    ],
    // One point is not a curve.
    [[['0,0', '0,0', '0.33,0.9']], 75],
  ])('It follows a curve that a user drew: %j', (points, x) => {
    const nodes = points.map(
      ([previous, anchor, next]) =>
        `<CustomTimeMapPoint anchor="${anchor}" next="${next}" previous="${previous}"/>`,
    );
    const drawn = `<TimeMap strength="0" type="Custom">${nodes.join('')}</TimeMap>`;
    expect(at(open(moves, drawn), 5).transformX).toBeCloseTo(x, 1);
  });

  it('It scales and skews absolutely', () => {
    const scaled = container(
      'Transformation',
      property('Scale_X', key(0, 100) + key(10, 300)) + property('Skew_X', key(0, 0) + key(10, 40)),
    );
    const element = at(open(moves + scaled), 5);
    expect([element.scaleX, element.scaleY].map((scale) => Math.round(scale * 1000) / 1000)).toEqual([2, 1]);
    expect(element.skewX - element.skewY).toBeCloseTo(20, 2);
  });

  it('It turns and moves in space, about the transformation point', () => {
    const inSpace = container(
      'Basic_Motion',
      property('Motion_X', key(0, 0) + key(10, 100)) +
        property('Motion_Z', key(0, 0) + key(10, -50)) +
        property('Rotation_Y', key(0, 0) + key(10, 180)),
    );
    const motion = open(inSpace + container('Transformation', property('Scale_X', key(0, 200))));
    expect([motion.frames[0].isMotionObject(), motion.frames[0].is3DMotionObject()]).toEqual([true, true]);
    const element = at(motion, 5);
    // The point at 25, 5 goes 50 pixels to the right and 25 towards the eye; x turns to the back.
    expect(element.is3D).toBe(true);
    expect(element.node.attr('matrix3D')?.split(' ').map(Number)).toEqual([
      ...[0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0],
      ...[75 * 20, 0, -25 * 20 + 25 * 20, 1],
    ]);
    expect(element.node.attr('centerPoint3DX')).toBe('75');
    expect(element.node.attr('centerPoint3DZ')).toBe('-25');
    expect(element.node.attr('rotationY')).toBe('90');
    expect(element).toMatchObject({ scaleX: 2, transformX: 25, transformY: 5 });
  });

  it('It moves in space from the position of the element', () => {
    const own = 'matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 0 0 -2000 1"';
    const motion = open(container('Basic_Motion', property('Motion_X', key(0, 0) + key(10, 100))));
    motion.frames[0].elements[0].node.setAttr('matrix3D', own.slice(10, -1));
    expect(motion.frames[0].is3DMotionObject()).toBe(false);
    expect(at(motion, 5).node.attr('matrix3D')).toBe('1 0 0 0 0 1 0 0 0 0 1 0 1000 0 -2000 1');
  });

  it('It changes colours', () => {
    const alpha = container(
      'Colors',
      container('Alpha_ColorXform', property('Alpha_Amount', key(0, 100) + key(10, 0))),
    );
    expect(at(open(moves + alpha), 5).colorAlphaPercent).toBe(50);
    const tint = container(
      'Colors',
      property('Tint_Amount', key(0, 0) + key(10, 100)) +
        property(
          'Tint_Color',
          '<Keyframe timevalue="0" value="0xFF0000FF"/><Keyframe timevalue="10000" value="0x0000FFFF"/>',
        ),
    );
    expect(at(open(tint), 5)).toMatchObject({ tintPercent: 50, tintColor: '#800080' });
  });

  it('It changes filters of the element, and adds those that it lacks', () => {
    const filters = container(
      'Filters',
      container(
        'Blur',
        property('Blur_BlurX', key(0, 0) + key(10, 40)) + property('Blur_Quality', '', 'value="3"'),
      ) + container('Glow', property('Glow_Strength', key(0, 100) + key(10, 300))),
    );
    const own = '<filters><BlurFilter blurY="7"/></filters>';
    expect(at(open(filters, undefined, own), 5).filters).toMatchObject([
      { name: 'blurFilter', blurX: 20, blurY: 7, quality: 'high' },
      { name: 'glowFilter', strength: 200 },
    ]);
  });

  it('It is what convertToFrameByFrameAnimation leaves, without the motion', () => {
    const motion = open(moves);
    expect(motion.frames[0].convertToFrameByFrameAnimation()).toBe(true);
    expect(motion.keyframes.map(({ elements }) => elements[0].transformX)).toEqual(
      Array.from({ length: 11 }, (_, i) => 25 + 10 * i),
    );
    expect([motion.animationType, motion.frames[0].tweenType, motion.frames[0].isMotionObject()]).toEqual([
      'none',
      'none',
      false,
    ]);
    expect(motion.frames[0].convertToFrameByFrameAnimation()).toBe(false);
  });

  it('It stays what it was when a keyframe is inserted', () => {
    const motion = open(moves);
    (motion.timeline as Timeline).insertKeyframe(4);
    expect(motion.keyframes.map(({ duration, tweenType }) => `${duration} ${tweenType}`)).toEqual([
      '4 motion object',
      ...Array.from({ length: 7 }, () => '1 none'),
    ]);
    expect(motion.frames[7].elements[0].transformX).toBe(95);
  });
});
