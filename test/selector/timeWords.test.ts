import { openHost } from '../../app';
import { $ } from '../../src';
import { describeDocuments, documents } from '../support/documents';
import { childrenAt, readRawDocument, timelinesOf, type RawNode } from '../support/rawDocument';
import { sample } from '../support/sample';

/** A layer of the file, with what the file says of its place. */
interface RawLayer {
  node: RawNode;
  above: RawLayer | null;
  all: RawLayer[];
  isCurrent: boolean;
  playhead: number;
}

interface RawFrame {
  node: RawNode;
  layer: RawLayer;
}

const textOf = (node: RawNode, name: string, fallback = ''): string => node.attributes[name] ?? fallback;
const isFlag = (node: RawNode, name: string, fallback = 'false'): boolean =>
  textOf(node, name, fallback) === 'true';
const framesIn = (layer: RawLayer): RawFrame[] =>
  childrenAt(layer.node, 'frames').map((node) => ({ node, layer }));
const elementsIn = ({ node }: RawFrame): RawNode[] => childrenAt(node, 'elements');

function layersIn(timeline: RawNode): RawLayer[] {
  const nodes = childrenAt(timeline, 'layers');
  const playhead = Number(textOf(timeline, 'currentFrame', '0'));
  const current = Math.max(
    0,
    nodes.findIndex((node) => isFlag(node, 'current')),
  );
  const all: RawLayer[] = nodes.map((node, i) => ({
    node,
    above: null,
    all: [],
    isCurrent: i === current,
    playhead,
  }));
  // The camera is not counted where layers name their parents.
  const counted = all.filter(({ node }) => textOf(node, 'layerType') !== 'camera');
  for (const layer of all) {
    const index = layer.node.attributes.parentLayerIndex;
    layer.above = index === undefined ? null : (counted[Number(index)] ?? null);
    layer.all = all;
  }
  return all;
}

const isFolder = ({ node }: RawLayer): boolean => textOf(node, 'layerType') === 'folder';
function chain(layer: RawLayer): RawLayer[] {
  return layer.above ? [layer.above, ...chain(layer.above)] : [];
}
const isOfType =
  (type: string, parent?: string) =>
  ({ node, above }: RawLayer): boolean => {
    const own = textOf(node, 'layerType', 'normal');
    const around = above ? textOf(above.node, 'layerType', 'normal') : '';
    if (parent) return own === 'normal' && around === parent;
    return own === type && (type !== 'normal' || (around !== 'mask' && around !== 'guide'));
  };
const orFolder =
  (holds: (node: RawNode) => boolean) =>
  (layer: RawLayer): boolean =>
    holds(layer.node) || chain(layer).some((above) => isFolder(above) && holds(above.node));

const isHidden = orFolder((node) => textOf(node, 'visible', 'true') === 'false');
const isTweened = ({ node }: RawFrame): boolean =>
  node.attributes.tweenType !== undefined || isFlag(node, 'isMotionObject');
const isMotion = ({ node }: RawFrame): boolean => isFlag(node, 'isMotionObject');
const scriptTags = ({ node }: RawFrame): boolean =>
  node.children.some(({ tag }) => tag === 'Actionscript' || tag === 'Framescript');
const hasSound = ({ node }: RawFrame): boolean => textOf(node, 'soundName') !== '';
const isLabelled = ({ node }: RawFrame): boolean => textOf(node, 'name') !== '';
const isLabelledAs =
  (type: string) =>
  (frame: RawFrame): boolean =>
    isLabelled(frame) && textOf(frame.node, 'labelType', 'name') === type;
const hasNamedEase = ({ node }: RawFrame): boolean =>
  ![undefined, 'none', 'linear'].includes(
    childrenAt(node, 'tweens').find(({ tag }) => tag === 'Ease')?.attributes.method ??
      node.attributes.easeMethodName,
  );
const isEased = (frame: RawFrame): boolean =>
  isTweened(frame) &&
  (Number(textOf(frame.node, 'acceleration', '0')) !== 0 ||
    isFlag(frame.node, 'hasCustomEase') ||
    hasNamedEase(frame) ||
    childrenAt(frame.node, 'tweens').some(({ tag }) => tag === 'CustomEase'));
const index = ({ node }: RawFrame): number => Number(textOf(node, 'index', '0'));
const duration = ({ node }: RawFrame): number => Number(textOf(node, 'duration', '1'));
const isText = ({ tag }: RawNode): boolean => /^DOM(Static|Dynamic|Input|TLF)Text$/.test(tag);
const below = (layer: RawLayer): RawLayer[] => layer.all.filter((other) => chain(other).includes(layer));
const isEmptyLayer = (layer: RawLayer): boolean =>
  (isFolder(layer) ? below(layer) : [layer]).every((one) =>
    framesIn(one).every((frame) => elementsIn(frame).length === 0),
  );
const some =
  (rule: (frame: RawFrame) => boolean) =>
  (layer: RawLayer): boolean =>
    framesIn(layer).some(rule);

const LAYERS: Record<string, (layer: RawLayer) => boolean> = {
  '*': () => true,
  ':normal': isOfType('normal'),
  ':guide': isOfType('guide'),
  ':guided': isOfType('guided', 'guide'),
  ':mask': isOfType('mask'),
  ':masked': isOfType('masked', 'mask'),
  ':folder': isOfType('folder'),
  ':camera': isOfType('camera'),
  ':locked': orFolder((node) => isFlag(node, 'locked')),
  '[locked=true]': ({ node }) => isFlag(node, 'locked'),
  ':hidden': isHidden,
  ':visible': (layer) => !isHidden(layer),
  ':outline': orFolder((node) => isFlag(node, 'outline')),
  ':empty': isEmptyLayer,
  ':animated': some(isTweened),
  ':keyframed': some((frame) => index(frame) > 0 && elementsIn(frame).length > 0),
  ':scripted': some(scriptTags),
  ':audible': some(hasSound),
  ':labelled': some(isLabelled),
  ':current': ({ isCurrent }) => isCurrent,
  ':has(:text)': some((frame) => elementsIn(frame).some(isText)),
  ':frames(:tween)': some(isTweened),
  ':frames([duration>10])': some((frame) => duration(frame) > 10),
  '/*/*': (layer) => chain(layer).some(isFolder),
  'layer*': ({ node }) => /^layer/i.test(textOf(node, 'name')),
  '*:parent': (layer) => layer.all.some(({ above }) => above === layer),
  ':folder:children': ({ above }) => above !== null && isFolder(above),
  ':folder:descendants': (layer) => chain(layer).some(isFolder),
};

const isFirst = (frame: RawFrame): boolean => framesIn(frame.layer)[0].node === frame.node;

const FRAMES: Record<string, (frame: RawFrame) => boolean> = {
  '*': () => true,
  ':labelled': isLabelled,
  ':name': isLabelledAs('name'),
  ':comment': isLabelledAs('comment'),
  ':anchor': isLabelledAs('anchor'),
  ':empty': (frame) => elementsIn(frame).length === 0,
  ':blank': (frame) => elementsIn(frame).length === 0,
  ':tween': isTweened,
  ':classic': (frame) => textOf(frame.node, 'tweenType') === 'motion' && !isMotion(frame),
  ':shape': ({ node }) => textOf(node, 'tweenType') === 'shape',
  ':motion': isMotion,
  ':eased': isEased,
  ':scripted': scriptTags,
  ':audible': hasSound,
  ':current': (frame) =>
    index(frame) <= frame.layer.playhead && frame.layer.playhead < index(frame) + duration(frame),
  ':first': isFirst,
  ':not(:first)': (frame) => !isFirst(frame),
  ':last': (frame) => framesIn(frame.layer).at(-1)?.node === frame.node,
  ':nth(2)': (frame) => framesIn(frame.layer)[1]?.node === frame.node,
  ':has(:text)': (frame) => elementsIn(frame).some(isText),
  '[startFrame>10]': (frame) => index(frame) > 10,
  '[duration=1]': (frame) => duration(frame) === 1,
  '[layer.name^=Layer]': ({ layer }) => textOf(layer.node, 'name').startsWith('Layer'),
  '[soundName]': () => true,
  '[tweenEasing<0]': ({ node }) => Number(textOf(node, 'acceleration', '0')) > 0,
};

const BARE: RawNode = node('DOMTimeline', {}, [
  node('layers', {}, [
    node('DOMLayer', { name: 'Layer 1' }, [node('frames', {}, [node('DOMFrame', { index: '0' })])]),
  ]),
]);

function node(tag: string, attributes: Record<string, string>, children: RawNode[] = []): RawNode {
  return { tag, attributes, children };
}

const symbolsOf = ({ library }: Document): number =>
  library.items.filter((item) => (item as SymbolItem).timeline).length;

/** It takes as long as all the others together. */
const isQuick = (name: string): boolean => name !== 'Avatar2011' && name !== 'glitch_merged';

describeDocuments('the words for layers and keyframes in real documents', () => {
  const quick = documents.filter(({ name }) => isQuick(name));
  it.each(sample(3, quick).map(({ name, path }) => [name, path]))(
    'The words find in %s what the file has',
    (_, path) => {
      const { document } = openHost(path);
      const raw = readRawDocument(path);
      const drawn = timelinesOf(raw)
        .map(layersIn)
        .filter(({ length }) => length > 0);
      // A timeline that lists no layers has one, without elements.
      const bare = symbolsOf(document) + raw.scenes.length - drawn.length;
      const timelines = [...drawn, ...Array.from({ length: bare }, () => layersIn(BARE))];
      const layers = timelines.flat();
      const expected: Record<string, number> = {};
      const actual: Record<string, number> = {};
      for (const [query, rule] of Object.entries(LAYERS)) {
        expected[`layers ${query}`] = layers.filter(rule).length;
        actual[`layers ${query}`] = $.layers.all(query, document).elements.length;
      }
      for (const [query, rule] of Object.entries(FRAMES)) {
        expected[`frames ${query}`] = layers.flatMap(framesIn).filter(rule).length;
        actual[`frames ${query}`] = $.frames.all(query, document).elements.length;
      }
      expect(actual).toEqual(expected);
    },
  );
});
