import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';
import type { RawPoint } from '../archive/rawTypes';
import type { FrameRecord, FrameSound } from '../timeline/readFrame';
import type { MorphHint, MorphShape } from '../timeline/shapes/readMorph';
import type { TimelineContext } from './TimelineContext';
import { writeElements } from './writeElements';
import { writeScript } from './writeScript';
import { unless, writeMatrixElement } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';

/** Bits of `keyMode`. */
const Mode = {
  tween: 3,
  pose: 4,
  orientToPath: 0x100,
  scale: 0x200,
  rotate: 0x400,
  sync: 0x800,
  snap: 0x1000,
  normal: 0x2000,
} as const;

const TWEENS = [undefined, 'motion', 'shape', 'motion object'] as const;
const EASE_TARGETS = ['position', 'rotation', 'scale', 'color', 'filters', 'all'] as const;
const ALL = 5;

/** `<DOMFrame>`: a keyframe and its span. */
export function writeFrame(context: TimelineContext, frame: FrameRecord, index: number): void {
  const { xml } = context;
  const attributes = {
    index,
    duration: unless(frame.duration, 1),
    ...tweenAttributes(frame),
    ...labelAttributes(frame),
    // Releases before CS3 did not set the bit of keyframes without a tween.
    keyMode: frame.keyMode & Mode.tween ? frame.keyMode : frame.keyMode | Mode.normal,
    acceleration: unless(frame.acceleration, 0),
    ...soundAttributes(context, frame.sound),
  };
  xml.element('DOMFrame', attributes, () => {
    writeEases(xml, frame);
    writeScript(xml, frame.script);
    writeEnvelope(xml, frame.sound);
    if (frame.morph !== null) writeMorph(xml, frame.morph, frame.hasAngularBlend, frame.hints);
    if (frame.motion !== null) xml.rawElement('motionObjectXML', frame.motion.xml);
    xml.element('elements', {}, () => writeElements(context, frame));
    if (frame.between.length > 0) {
      context.note('the bones of armatures; their frames are kept');
      xml.element('betweenFrameMatrixList', {}, () => {
        for (const matrix of frame.between) writeMatrixElement(xml, matrix);
      });
    }
  });
}

function tweenAttributes(frame: FrameRecord): WrittenAttributes {
  const { keyMode } = frame;
  const isPose = (keyMode & Mode.pose) !== 0;
  const tween = isPose ? 'IK pose' : TWEENS[keyMode & Mode.tween];
  const isMotion = tween === 'motion' || tween === 'motion object';
  return {
    tweenType: tween,
    shapeTweenBlend: tween === 'shape' && frame.hasAngularBlend ? 'angular' : undefined,
    motionTweenRotate: isMotion ? rotationWord(frame) : undefined,
    motionTweenRotateTimes: isMotion && frame.rotation > 0 ? unless(frame.rotationTimes, 0) : undefined,
    motionTweenScale: isMotion && !(keyMode & Mode.scale) ? false : undefined,
    motionTweenOrientToPath: (isMotion && (keyMode & Mode.orientToPath) !== 0) || undefined,
    motionTweenSync: (isMotion && (keyMode & Mode.sync) !== 0) || undefined,
    useSingleEaseCurve: frame.hasSingleEase ? undefined : false,
    motionTweenSnap: (isMotion && (keyMode & Mode.snap) !== 0) || undefined,
    hasCustomEase: frame.hasCustomEase || undefined,
    isMotionObject: frame.motion !== null || undefined,
    visibleAnimationKeyframes: frame.motion?.visibleKeyframes,
    tweenInstanceName: frame.motion?.name === '' ? undefined : frame.motion?.name,
    isIKPose: isPose || undefined,
  };
}

function rotationWord({ keyMode, rotation }: FrameRecord): string | undefined {
  if (!(keyMode & Mode.rotate)) return 'none';
  return [undefined, 'clockwise', 'counter-clockwise'][rotation];
}

function labelAttributes({ label, isComment, isAnchor }: FrameRecord): WrittenAttributes {
  if (label === '') return {};
  return {
    name: label,
    labelType: isAnchor ? 'anchor' : isComment ? 'comment' : 'name',
    bookmark: isAnchor || undefined,
  };
}

const EFFECTS = [
  undefined,
  'left channel',
  'right channel',
  'fade left to right',
  'fade right to left',
  'fade in',
  'fade out',
  'custom',
] as const;
const SYNCS = [undefined, 'start', 'stop', 'stream'] as const;
const ENDLESS = 0x7fff;
const WHOLE = 0x3fffffff;
const NO_ZOOM = 0xffff;

function soundAttributes({ names }: TimelineContext, sound: FrameSound | null): WrittenAttributes {
  if (sound === null) return {};
  return {
    soundEffect: EFFECTS[sound.effect],
    soundName: names.medium(sound.medium),
    soundSync: SYNCS[sound.sync],
    soundLoopMode: sound.loops === ENDLESS ? 'loop' : undefined,
    soundLoop: sound.loops <= 1 ? undefined : sound.loops,
    inPoint44: unless(sound.inPoint, 0),
    outPoint44: unless(sound.outPoint, WHOLE),
    soundZoomLevel: unless(sound.zoom, NO_ZOOM),
  };
}

function writeEnvelope(xml: XmlWriter, sound: FrameSound | null): void {
  if (sound === null || sound.envelope.length === 0) return;
  xml.element('SoundEnvelope', {}, () => {
    for (const { mark44, left, right } of sound.envelope) {
      xml.element('SoundEnvelopePoint', {
        mark44: unless(mark44, 0),
        level0: unless(left, 0),
        level1: unless(right, 0),
      });
    }
  });
}

/** One curve for all properties, or one for each. */
function writeEases(xml: XmlWriter, { hasCustomEase, hasSingleEase, eases }: FrameRecord): void {
  if (!hasCustomEase) return;
  xml.element('tweens', {}, () => {
    eases.forEach((points, index) => {
      if (points.length === 0 || (index === ALL) !== hasSingleEase) return;
      xml.element('CustomEase', { target: EASE_TARGETS[index] }, () => {
        for (const { x, y } of points) xml.element('Point', { x: unless(x, 0), y: unless(y, 0) });
      });
    });
  });
}

/** `<MorphShape>`: the correspondence of the outlines of two keyframes. */
function writeMorph(
  xml: XmlWriter,
  { segments }: MorphShape,
  isAngular: boolean,
  hints: readonly MorphHint[],
): void {
  xml.element('MorphShape', { mappingType: isAngular ? 'angular vertex' : undefined }, () => {
    xml.element('morphSegments', {}, () => {
      for (const segment of segments) {
        const attributes = {
          startPointA: pointText(segment.startA),
          startPointB: pointText(segment.startB),
          strokeIndex1: unless(segment.stroke1, -1),
          strokeIndex2: unless(segment.stroke2, -1),
          fillIndex1: unless(segment.fill1, -1),
          fillIndex2: unless(segment.fill2, -1),
        };
        xml.element('MorphSegment', attributes, () => {
          for (const curve of segment.curves) {
            xml.element('MorphCurves', {
              controlPointA: pointText(curve.controlA),
              anchorPointA: pointText(curve.endA),
              controlPointB: pointText(curve.controlB),
              anchorPointB: pointText(curve.endB),
              isLine: curve.isLine || undefined,
            });
          }
        });
      }
    });
    xml.element('morphHintsList', {}, hints.length === 0 ? undefined : () => writeHints(xml, hints));
  });
}

/** Converts twips to 1/256 of a twip. */
function pointText({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x)}, ${formatEdgeNumber(y)}`;
}

function writeHints(xml: XmlWriter, hints: readonly MorphHint[]): void {
  for (const { numbers } of hints) {
    const [xA, yA, xB, yB] = numbers;
    xml.element('MorphHint', {
      pointA: pointText({ x: xA, y: yA }),
      pointB: pointText({ x: xB, y: yB }),
    });
  }
}
