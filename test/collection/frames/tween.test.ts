import fs from 'node:fs';
import path from 'node:path';
import { createHost, openHost } from '../../../app';
import { $ } from '../../../src';
import { tweenFrames } from '../../../src/collection/frames/tween';
import { temporaryFolder } from '../../support/temporaryFolder';
import { choiceOf } from '../timeline';

const oval = { shape: 'oval', width: 10, height: 10 } as const;

/** A layer of instances with a classic tween first, one of shapes with a shape tween first, and an empty one. */
function scene(): Document {
  const { document } = createHost({
    library: [{ name: 'star' }],
    layers: [
      {
        name: 'clips',
        frames: [
          { duration: 5, tweenType: 'motion', elements: [{ item: 'star' }] },
          { duration: 5, elements: [{ item: 'star', x: 50 }] },
          { elements: [{ item: 'star' }, { item: 'star', x: 9 }] },
        ],
      },
      {
        name: 'shapes',
        frames: [
          { duration: 5, tweenType: 'shape', elements: [oval] },
          { duration: 6, elements: [oval] },
        ],
      },
      { name: 'none', frames: [{ duration: 11, elements: [] }] },
    ],
  });
  return document;
}

const tweensOf = (document: Document): string =>
  $.frames(document)
    .map(({ tweenType }) => tweenType)
    .join();

type Work = (document: Document) => unknown;

describe('tweens of keyframes', () => {
  it.each<[string, Work, string]>([
    ['nothing', () => undefined, 'motion,none,none,shape,none,none'],
    ['untween', (d) => $.frames(d).untween(), 'none,none,none,none,none,none'],
    ['untween of classic ones', (d) => $.frames(':classic', d).untween(), 'none,none,none,shape,none,none'],
    ['tween', (d) => $.frames('[layer.name=clips]', d).tween(), 'motion,motion,motion,shape,none,none'],
    [
      'tween "classic"',
      (d) => $.frames('[startFrame=5]', d).tween('classic'),
      'motion,motion,none,shape,motion,none',
    ],
    [
      'tween "shape"',
      (d) => $.frames('[layer.name=shapes]', d).tween('shape'),
      'motion,none,none,shape,shape,none',
    ],
    ['attr', (d) => $.frames('*', d).attr('tweenType', 'none'), 'none,none,none,none,none,none'],
  ])('%s', (_, work, expected) => {
    const document = scene();
    const before = choiceOf(document);
    work(document);
    expect(tweensOf(document)).toBe(expected);
    expect(choiceOf(document)).toEqual(before);
  });

  it('A classic tween puts what it cannot move into a symbol, as the host does', () => {
    const document = scene();
    const frames = $.frames('[startFrame=10]', document).tween();
    expect(frames.contents().pluck('libraryItem.name')).toEqual(['Tween 1']);
  });

  it('Those that are tweens are eased, others left alone', () => {
    const document = scene();
    $.frames(document).ease(-40);
    expect($.frames(document).pluck('tweenEasing')).toEqual([-40, 0, 0, -40, 0, 0]);
    $.frames(':classic', document).ease('cubicInOut');
    expect($.frames(':eased', document).pluck('hasCustomEase')).toEqual([true, false]);
    $.frames(document).ease(0);
    expect($.frames(':eased', document).length).toBe(0);
  });

  // Computed apart: the ease itself, at times between those that the curve was made from.
  it.each<[string, (time: number) => number]>([
    ['quadIn', (t) => t * t],
    ['cubicOut', (t) => 1 - (1 - t) ** 3],
    ['sineIn', (t) => 1 - Math.cos((t * Math.PI) / 2)],
    ['quartInOut', (t) => (t < 0.5 ? 8 * t ** 4 : 1 - 8 * (1 - t) ** 4)],
    ['linear', (t) => t],
  ])('A tween eased by %s comes as far as that ease says', (name, ease) => {
    const document = scene();
    $.frames(':classic', document).ease(name);
    const [{ tweenObj }] = $.frames(':classic', document).elements as unknown as [
      { tweenObj: { getGeometricTransform(frame: number): { tx: number } } },
    ];
    for (const frame of [1, 2, 3, 4]) {
      expect(tweenObj.getGeometricTransform(frame).tx).toBeCloseTo(50 * ease(frame / 5), 0);
    }
  });

  it('A keyframe that is emptied stays, without label, script and tween', () => {
    const document = scene();
    const [frame] = $.frames(':classic', document).elements;
    Object.assign(frame, { name: 'start', actionScript: 'stop();' });
    $.frames([frame], document).clear();
    expect($.frames(document).slice(0, 1).toJSON('startFrame,duration,name,actionScript,tweenType')).toBe(
      '[\n{"startFrame":0,"duration":5,"name":"","actionScript":"","tweenType":"none"}\n]',
    );
    expect($.frames(':empty', document).length).toBe(2);
  });

  it.each<[string, object, boolean]>([
    ['a raw shape', { elementType: 'shape' }, true],
    [
      'a drawing object, which says isGroup too',
      { elementType: 'shape', isGroup: true, isDrawingObject: true },
      true,
    ],
    [
      'a primitive, which says isGroup too',
      { elementType: 'shape', isGroup: true, isOvalObject: true },
      true,
    ],
    ['a group', { elementType: 'shape', isGroup: true }, false],
    ['a text', { elementType: 'text' }, false],
  ])('A shape tween of %s is made: %j', (_, element, isMade) => {
    const frame = { tweenType: 'none', elements: [element] };
    const tween = () => tweenFrames({} as Document, [frame as unknown as Frame], 'shape', undefined);
    if (isMade) tween();
    else expect(tween).toThrow('a shape tween needs shapes');
    expect(frame.tweenType).toBe(isMade ? 'shape' : 'none');
  });

  it.each<[string, Work, RegExp]>([
    [
      'another type',
      (d) => $.frames(d).tween('bone' as never),
      /type must be "motion" or "shape", got "bone"/,
    ],
    [
      'a shape tween of instances',
      (d) => $.frames(d).tween('shape'),
      /element 0, .*a shape tween needs shapes/,
    ],
    ['a misspelt ease', (d) => $.frames(d).ease('cubicInOt'), /did you mean "cubicInOut"\?/],
    ['a strong ease', (d) => $.frames(d).ease(101), /a whole Number from -100 to 100, got 101/],
    ['a curve from elsewhere', (d) => $.frames(d).ease([{ x: 0.5, y: 0 }]), /easing must be/],
    ['no ease', (d) => $.frames(d).ease(true as never), /easing must be a Number, the name of an ease/],
    [
      'a wrong ease of a tween',
      (d) => $.frames(d).tween('motion', 'fast'),
      /unknown ease "fast"; there are none, linear/,
    ],
  ])('%s is refused before anything is changed', (_, work, message) => {
    const document = scene();
    expect(() => work(document)).toThrow(message);
    expect(tweensOf(document)).toBe('motion,none,none,shape,none,none');
    expect($.frames(':eased', document).length).toBe(0);
  });
});

describe('motion objects', () => {
  const folder = temporaryFolder();

  /** A layer with a motion object of ten frames, then a static keyframe. */
  function open(): Document {
    const instance = '<DOMSymbolInstance libraryItemName="box"/>';
    const [document, symbol] = [
      `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"><symbols><Include href="box.xml"/></symbols><timelines>
        <DOMTimeline name="Scene 1"><layers><DOMLayer name="moving" animationType="motion object"><frames>
        <DOMFrame index="0" duration="10" tweenType="motion object" isMotionObject="true" visibleAnimationKeyframes="1"
        keyMode="8195"><motionObjectXML><AnimationCore TimeScale="24000" Version="1" duration="10000">
        </AnimationCore></motionObjectXML><elements>${instance}</elements></DOMFrame>
        <DOMFrame index="10" duration="2" keyMode="9728"><elements>${instance}</elements></DOMFrame>
        </frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`,
      `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="box"><timeline><DOMTimeline name="box"/></timeline>
        </DOMSymbolItem>`,
    ];
    fs.mkdirSync(path.join(folder(), 'LIBRARY'), { recursive: true });
    fs.writeFileSync(path.join(folder(), 'DOMDocument.xml'), document);
    fs.writeFileSync(path.join(folder(), 'LIBRARY/box.xml'), symbol);
    return openHost(folder()).document;
  }

  it('Their span is made static by untween', () => {
    const document = open();
    expect($.frames(':motion', document).length).toBe(1);
    $.frames(document).untween();
    expect($.frames(':tween', document).length).toBe(0);
    expect($.frames(document).toCSV('startFrame,duration,tweenType')).toBe(
      'startFrame,duration,tweenType\n0,10,none\n10,2,none\n',
    );
    expect($.layers(document).pluck('animationType')).toEqual(['none']);
  });

  it.each<[string, Work]>([
    ['ease', (d) => $.frames(d).ease(50)],
    ['tween', (d) => $.frames(d).tween()],
  ])('%s refuses them, and says how to leave them out', (method, work) => {
    const document = open();
    expect(() => work(document)).toThrow(
      new RegExp(
        `^FrameCollection\\.${method}\\(\\): element 0, .*: it is a motion object, which scripts cannot change; ` +
          "leave motion objects out with filter\\(':not\\(:motion\\)'\\)$",
      ),
    );
    expect($.frames(':motion', document).length).toBe(1);
  });
});
