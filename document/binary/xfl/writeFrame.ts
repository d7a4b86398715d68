import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';
import type { RawPoint } from '../archive/rawTypes';
import type { FrameRecord, FrameSound } from '../timeline/readFrame';
import type { MorphHint, MorphShape } from '../timeline/shapes/readMorph';
import type { TimelineContext } from './TimelineContext';
import { writeElements } from './writeElements';
import { writeScript } from './writeScript';
import { writeMatrixElement } from './writeTransform';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';
import { SOUND, SOUND_EFFECTS, SOUND_POINT } from '../../xfl/schema/soundSchema';
import { CUSTOM_EASE, KEYFRAME, type LABEL } from '../../xfl/schema/timelineSchema';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { POINT } from '../../xfl/schema/elementSchema';
import { MORPH_CURVES, MORPH_SEGMENT } from '../../xfl/schema/morphSchema';

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

const TWEENS = ['none', 'motion', 'shape', 'motion object'] as const;
const EASE_TARGETS = ['position', 'rotation', 'scale', 'color', 'filters', 'all'] as const;
const ALL = 5;

type FrameValues = Partial<RecordValues<typeof KEYFRAME>>;

/** `<DOMFrame>`: a keyframe and its span. */
export function writeFrame(context: TimelineContext, frame: FrameRecord, index: number): void {
  const { xml } = context;
  const attributes = {
    ...withoutDefaults(KEYFRAME, {
      index,
      duration: frame.duration,
      ...tweenAttributes(frame),
      ...labelAttributes(frame),
      // Releases before CS3 did not set the bit of keyframes without a tween.
      keyMode: frame.keyMode & Mode.tween ? frame.keyMode : frame.keyMode | Mode.normal,
      acceleration: frame.acceleration,
    }),
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

function tweenAttributes(frame: FrameRecord): FrameValues {
  const { keyMode } = frame;
  const isPose = (keyMode & Mode.pose) !== 0;
  const tween = isPose ? 'IK pose' : TWEENS[keyMode & Mode.tween];
  const isMotion = tween === 'motion' || tween === 'motion object';
  const has = (bit: number): boolean => isMotion && (keyMode & bit) !== 0;
  return {
    tweenType: tween,
    shapeTweenBlend: tween === 'shape' && frame.hasAngularBlend ? 'angular' : 'distributive',
    motionTweenRotate: isMotion ? rotationWord(frame) : undefined,
    motionTweenRotateTimes: isMotion && frame.rotation > 0 ? frame.rotationTimes : undefined,
    motionTweenScale: !isMotion || has(Mode.scale),
    motionTweenOrientToPath: has(Mode.orientToPath),
    motionTweenSync: has(Mode.sync),
    useSingleEaseCurve: frame.hasSingleEase,
    motionTweenSnap: has(Mode.snap),
    hasCustomEase: frame.hasCustomEase,
    isMotionObject: frame.motion !== null,
    visibleAnimationKeyframes: frame.motion?.visibleKeyframes,
    tweenInstanceName: frame.motion?.name,
    isIKPose: isPose,
  };
}

function rotationWord({ keyMode, rotation }: FrameRecord): FrameValues['motionTweenRotate'] {
  if (!(keyMode & Mode.rotate)) return 'none';
  return (['auto', 'clockwise', 'counter-clockwise'] as const)[rotation];
}

function labelAttributes({ label, isComment, isAnchor }: FrameRecord): Partial<RecordValues<typeof LABEL>> {
  if (label === '') return {};
  return {
    name: label,
    labelType: isAnchor ? 'anchor' : isComment ? 'comment' : 'name',
    bookmark: isAnchor,
  };
}

const SYNCS = ['event', 'start', 'stop', 'stream'] as const;
const ENDLESS = 0x7fff;
const WHOLE = 0x3fffffff;

function soundAttributes({ names }: TimelineContext, sound: FrameSound | null): WrittenAttributes {
  if (sound === null) return {};
  return {
    ...withoutDefaults(SOUND, {
      soundEffect: SOUND_EFFECTS[sound.effect],
      soundName: names.medium(sound.medium),
      soundSync: SYNCS[sound.sync],
      soundLoopMode: sound.loops === ENDLESS ? 'loop' : 'repeat',
      soundLoop: Math.max(1, sound.loops),
      inPoint44: sound.inPoint,
      outPoint44: sound.outPoint === WHOLE ? 0 : sound.outPoint,
    }),
    ...withoutDefaults(KEYFRAME, { soundZoomLevel: sound.zoom }),
  };
}

function writeEnvelope(xml: XmlWriter, sound: FrameSound | null): void {
  if (sound === null || sound.envelope.length === 0) return;
  xml.element('SoundEnvelope', {}, () => {
    for (const { mark44, left, right } of sound.envelope) {
      xml.element(
        'SoundEnvelopePoint',
        withoutDefaults(SOUND_POINT, { mark44, level0: left, level1: right }),
      );
    }
  });
}

/** One curve for all properties, or one for each. */
function writeEases(xml: XmlWriter, { hasCustomEase, hasSingleEase, eases }: FrameRecord): void {
  if (!hasCustomEase) return;
  xml.element('tweens', {}, () => {
    eases.forEach((points, index) => {
      if (points.length === 0 || (index === ALL) !== hasSingleEase) return;
      xml.element('CustomEase', withoutDefaults(CUSTOM_EASE, { target: EASE_TARGETS[index] }), () => {
        for (const { x, y } of points) xml.element('Point', withoutDefaults(POINT, { x, y }));
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
        const attributes = withoutDefaults(MORPH_SEGMENT, {
          startPointA: pointText(segment.startA),
          startPointB: pointText(segment.startB),
          strokeIndex1: segment.stroke1,
          strokeIndex2: segment.stroke2,
          fillIndex1: segment.fill1,
          fillIndex2: segment.fill2,
        });
        xml.element('MorphSegment', attributes, () => {
          for (const curve of segment.curves) {
            const values = {
              controlPointA: pointText(curve.controlA),
              anchorPointA: pointText(curve.endA),
              controlPointB: pointText(curve.controlB),
              anchorPointB: pointText(curve.endB),
              isLine: curve.isLine,
            };
            xml.element('MorphCurves', withoutDefaults(MORPH_CURVES, values));
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
