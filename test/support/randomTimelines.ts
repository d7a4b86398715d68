import fc from 'fast-check';
import { MemoryContainer } from '../../document/container/MemoryContainer';
import type { Document } from '../../host-mocks/model/document/Document';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { quietHost } from './openModel';

/**
 * Random documents with all that changes what a timeline shows: layers of all types, parenting, depth, effects, masks,
 * guides, hidden layers, tweens of all kinds, nested graphics with their loop modes, durations of 0. A document is a
 * plain description, for oracles that share nothing with the host, and its files, for the host and for players.
 */
export interface RandomDocument {
  /** The timeline of the scene, and of the symbol `main`. */
  layers: RandomLayer[];
  /** True when hidden layers are published. */
  publishesHidden: boolean;
}

/** Layers are listed from the top. Folders, masks and guides are above the layers that name them. */
export interface RandomLayer {
  name: string;
  type: 'normal' | 'guide' | 'mask' | 'folder';
  /** The place of the folder, mask or guide above it. */
  parent?: number;
  isHidden: boolean;
  frames: RandomFrame[];
}

export interface RandomFrame {
  start: number;
  /** As the document says: 0 counts as 1. */
  duration: number;
  tween: Tween;
  depth: number;
  /** 0 to 1; 1 for no effect of the layer. */
  alpha: number;
  blendMode: string;
  /** The place of the layer that this keyframe follows. */
  follows?: number;
  elements: RandomElement[];
}

export type Tween = 'none' | 'motion' | 'shape' | 'motion object' | 'pose';

/** An element whose content is `size` wide and high from its registration point on. */
export interface RandomElement {
  kind: 'shape' | 'group' | 'graphic' | 'movie clip';
  /** Unique in the document: `#000001`, … Symbols `s1`, … and their content have it. */
  color: string;
  size: number;
  x: number;
  y: number;
  /** Degrees; of instances only. */
  rotation: number;
  loop: 'loop' | 'play once' | 'single frame';
  firstFrame: number;
}

/** What may be in a document; all by default. */
export interface RandomOptions {
  masks?: boolean;
  /** Blend modes of layers. */
  blending?: boolean;
}

const element: fc.Arbitrary<RandomElement> = fc.record({
  kind: fc.constantFrom('shape', 'group', 'graphic', 'movie clip'),
  color: fc.constant(''),
  size: fc.integer({ min: 10, max: 60 }),
  x: fc.integer({ min: -120, max: 120 }),
  y: fc.integer({ min: -120, max: 120 }),
  rotation: fc.constantFrom(0, 0, 30, 90, 200),
  loop: fc.constantFrom('loop', 'play once', 'single frame'),
  firstFrame: fc.nat(3),
});

const frame = fc.record({
  start: fc.constant(0),
  duration: fc.integer({ min: 0, max: 5 }),
  tween: fc.constantFrom<Tween>('none', 'none', 'motion', 'shape', 'motion object', 'pose'),
  depth: fc.constantFrom(0, 0, 0, -100, 150, 400),
  alpha: fc.constantFrom(1, 1, 0.5),
  blendMode: fc.constantFrom('normal', 'normal', 'multiply'),
  follows: fc.option(fc.nat(4), { nil: undefined, freq: 3 }),
  elements: fc.array(element, { minLength: 0, maxLength: 3 }),
});

const layer = fc.record({
  type: fc.constantFrom<RandomLayer['type']>('normal', 'normal', 'normal', 'guide', 'mask', 'folder'),
  isBelow: fc.boolean(),
  isHidden: fc.constantFrom(false, false, false, true),
  frames: fc.array(frame, { minLength: 1, maxLength: 3 }),
});

/** Documents of up to five layers. */
export function randomDocuments({
  masks = true,
  blending = true,
}: RandomOptions = {}): fc.Arbitrary<RandomDocument> {
  return fc
    .record({ layers: fc.array(layer, { minLength: 1, maxLength: 5 }), publishesHidden: fc.boolean() })
    .map(({ layers, publishesHidden }) => {
      let color = 0;
      const built = layers.map(({ type: wanted, isBelow, isHidden, frames }, place): RandomLayer => {
        // A folder at the end holds nothing.
        const type = wanted === 'folder' && place === layers.length - 1 ? 'normal' : wanted;
        const above = layers[place - 1]?.type ?? 'normal';
        let start = 0;
        return {
          name: `layer ${place}`,
          type: type === 'mask' && !masks ? 'normal' : type,
          isHidden,
          ...(isBelow && (above === 'folder' || above === 'guide' || (above === 'mask' && masks))
            ? { parent: place - 1 }
            : {}),
          frames:
            type === 'folder'
              ? []
              : frames.map((one) => {
                  const at = { ...one, start };
                  start += Math.max(1, one.duration);
                  return {
                    ...at,
                    tween: tweenOf(one),
                    blendMode: blending ? one.blendMode : 'normal',
                    elements: fitting(one).map((each) => ({ ...each, color: hex(++color) })),
                  };
                }),
        };
      });
      return { layers: built, publishesHidden };
    });
}

function hex(color: number): string {
  return `#${color.toString(16).toUpperCase().padStart(6, '0')}`;
}

function tweenOf({ tween, elements }: { tween: Tween; elements: readonly RandomElement[] }): Tween {
  return elements.length === 0 ? 'none' : tween;
}

/** What a tween can move: one instance, or one shape. */
function fitting({ tween, elements }: { tween: Tween; elements: readonly RandomElement[] }): RandomElement[] {
  if (tween === 'none' || tween === 'pose') return [...elements];
  const isInstance = ({ kind }: RandomElement): boolean => kind === 'graphic' || kind === 'movie clip';
  return elements.slice(0, 1).map((each) => {
    if (tween === 'shape') return { ...each, kind: 'shape' };
    return isInstance(each) ? each : { ...each, kind: 'graphic' };
  });
}

/** The place of the first frame after a keyframe's span. */
export function endOf({ start, duration }: RandomFrame): number {
  return start + Math.max(1, duration);
}

/** Frames of the longest layer. */
export function frameCountOf({ layers }: RandomDocument): number {
  return Math.max(1, ...layers.flatMap(({ frames }) => frames.map(endOf)));
}

/** The host's document. The symbol `main` has the same layers as the scene. */
export function openRandom(random: RandomDocument): Document {
  return openDocument(new MemoryContainer('random', filesOf(random)), quietHost());
}

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

/** The files of an XFL document. */
export function filesOf(random: RandomDocument): Record<string, string> {
  const { layers, publishesHidden } = random;
  const elements = layers.flatMap(({ frames }) => frames.flatMap((each) => each.elements));
  const instances = elements.filter(({ kind }) => kind === 'graphic' || kind === 'movie clip');
  const names = [...instances.map(symbolOf), 'main'];
  const includes = names.map((name) => `<Include href="${name}.xml"/>`).join('');
  const timeline = (name: string): string =>
    `<DOMTimeline name="${name}" layerDepthEnabled="true"><layers>${layers.map((each) => layerXml(each, layers)).join('')}</layers></DOMTimeline>`;
  return {
    'DOMDocument.xml': `<DOMDocument ${XFL} width="400" height="300" majorVersion="24"><symbols>${includes}</symbols><timelines>${timeline('Scene 1')}</timelines></DOMDocument>`,
    'PublishSettings.xml': `<flash_profiles><flash_profile version="1.0" name="Default" current="true"><PublishFlashProperties><InvisibleLayer>${publishesHidden ? 1 : 0}</InvisibleLayer></PublishFlashProperties></flash_profile></flash_profiles>`,
    'LIBRARY/main.xml': `<DOMSymbolItem ${XFL} name="main"><timeline>${timeline('main')}</timeline></DOMSymbolItem>`,
    ...Object.fromEntries(
      instances.map((each) => [`LIBRARY/${symbolOf(each)}.xml`, symbolXml(each)] as const),
    ),
  };
}

/** The name of the symbol that an element is an instance of. */
export function symbolOf({ color }: RandomElement): string {
  return `s${parseInt(color.slice(1), 16)}`;
}

/** Four frames; on each the square is farther to the right by its size. */
function symbolXml(each: RandomElement): string {
  const frames = [0, 1, 2, 3].map(
    (at) => `<DOMFrame index="${at}"><elements>${squareXml(at * each.size, 0, each)}</elements></DOMFrame>`,
  );
  return `<DOMSymbolItem ${XFL} name="${symbolOf(each)}" symbolType="graphic"><timeline><DOMTimeline name="${symbolOf(each)}"><layers><DOMLayer name="1"><frames>${frames.join('')}</frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`;
}

function squareXml(x: number, y: number, { size, color }: RandomElement): string {
  const [left, top, right, bottom] = [x, y, x + size, y + size].map((value) => value * 20);
  return (
    `<DOMShape><fills><FillStyle index="1"><SolidColor color="${color}"/></FillStyle></fills><edges>` +
    `<Edge fillStyle1="1" edges="!${left} ${top}|${right} ${top}|${right} ${bottom}|${left} ${bottom}|${left} ${top}"/></edges></DOMShape>`
  );
}

function layerXml(
  { name, type, parent, isHidden, frames }: RandomLayer,
  layers: readonly RandomLayer[],
): string {
  const place = layers.findIndex((other) => other.name === name);
  const attributes = [
    `name="${name}"`,
    type === 'normal' ? '' : `layerType="${type}"`,
    parent === undefined ? '' : `parentLayerIndex="${parent}"`,
    isHidden ? 'visible="false"' : '',
    `layerRiggingIndex="${place}"`,
  ];
  return `<DOMLayer ${attributes.join(' ')}><frames>${frames.map(frameXml).join('')}</frames></DOMLayer>`;
}

function frameXml(each: RandomFrame): string {
  const { start, duration, tween, depth, alpha, blendMode, follows, elements } = each;
  const attributes = [
    `index="${start}"`,
    duration === 1 ? '' : `duration="${duration}"`,
    tween === 'none' || tween === 'pose' ? '' : `tweenType="${tween}"`,
    tween === 'motion object' ? 'isMotionObject="true"' : '',
    tween === 'pose' ? 'isIKPose="true"' : '',
    depth === 0 ? '' : `frameZDepth="${depth}"`,
    blendMode === 'normal' ? '' : `blendMode="${blendMode}"`,
    follows === undefined ? '' : `parentLayerIndex="${follows}"`,
  ];
  const effect = alpha === 1 ? '' : `<frameColor><Color alphaMultiplier="${alpha}"/></frameColor>`;
  return (
    `<DOMFrame ${attributes.join(' ')}>${tweenXml(each)}` +
    `<elements>${elements.map(elementXml).join('')}</elements>${effect}</DOMFrame>`
  );
}

function elementXml(each: RandomElement): string {
  const { kind, x, y, rotation, loop, firstFrame } = each;
  if (kind === 'shape') return squareXml(x, y, each);
  if (kind === 'group') return `<DOMGroup><members>${squareXml(x, y, each)}</members></DOMGroup>`;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle).toFixed(6), Math.sin(angle).toFixed(6)];
  const type = kind === 'graphic' ? `symbolType="graphic" loop="${loop}" firstFrame="${firstFrame}"` : '';
  return (
    `<DOMSymbolInstance libraryItemName="${symbolOf(each)}" ${type}><matrix>` +
    `<Matrix a="${cos}" b="${sin}" c="-${sin}" d="${cos}" tx="${x}" ty="${y}"/></matrix>` +
    '<transformationPoint><Point/></transformationPoint></DOMSymbolInstance>'
  ).replace('c="--', 'c="');
}

/** What is before the elements of a keyframe: how they continue. */
function tweenXml({ tween, duration, elements }: RandomFrame): string {
  const frames = Math.max(1, duration);
  switch (tween) {
    case 'shape':
      return morphXml(elements[0]);
    case 'motion object':
      return motionXml(frames);
    case 'pose':
      return poseXml(elements.length, frames);
    default:
      return '';
  }
}

/** A square that becomes twice as large; points count 12.8 px. */
function morphXml({ x, y, size }: RandomElement): string {
  const at = (along: number, down: number, grown: number): string =>
    `${(x + along * size * grown) / 12.8}, ${(y + down * size * grown) / 12.8}`;
  const curve = (along: number, down: number): string =>
    `<MorphCurves controlPointA="${at(along, down, 1)}" anchorPointA="${at(along, down, 1)}" ` +
    `controlPointB="${at(along, down, 2)}" anchorPointB="${at(along, down, 2)}" isLine="true"/>`;
  return (
    `<MorphShape><morphSegments><MorphSegment startPointA="${at(0, 0, 1)}" startPointB="${at(0, 0, 2)}" fillIndex1="0" fillIndex2="0">` +
    `${curve(1, 0)}${curve(1, 1)}${curve(0, 1)}${curve(0, 0)}</MorphSegment></morphSegments></MorphShape>`
  );
}

function motionXml(frames: number): string {
  const key = (time: number, value: number): string =>
    `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time * 1000}"/>`;
  return (
    `<motionObjectXML><AnimationCore TimeScale="24000" Version="1" duration="${frames * 1000}"><TimeMap strength="0" type="Quadratic"/>` +
    '<PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion">' +
    `<Property enabled="1" id="Motion_X" ignoreTimeMap="0">${key(0, 0)}${key(Math.max(1, frames - 1), 60)}</Property>` +
    '</PropertyContainer></PropertyContainer></AnimationCore></motionObjectXML>'
  );
}

function poseXml(elements: number, frames: number): string {
  const matrices = Array.from({ length: elements * frames }, (_, i) => `<Matrix ty="${(i % frames) * 7}"/>`);
  return `<betweenFrameMatrixList>${matrices.join('')}</betweenFrameMatrixList>`;
}
