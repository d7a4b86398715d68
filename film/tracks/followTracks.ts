import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { TrackKind } from './Track';
import { OpenTrack, type TrackOrder } from './TrackOrder';

/** What a keyframe shows, groups taken apart, and which track each belongs to. */
export interface Shown {
  readonly leaf: XmlNode;
  readonly likeness: string;
  readonly track: OpenTrack;
}

/**
 * The tracks of a keyframe's elements. One continues if the frame before showed the same thing, unless both have names
 * of their own; those that continue keep their order.
 *
 * @param before - what was there until this keyframe
 */
export function followTracks(
  leaves: readonly XmlNode[],
  frame: number,
  before: readonly Shown[],
  order: TrackOrder,
): Shown[] {
  const likenesses = leaves.map(likenessOf);
  const goingOn = matchInOrder(before, leaves, likenesses);
  let behind: OpenTrack | undefined;
  return leaves.map((leaf, i) => {
    const old = goingOn.get(i);
    const track = old === undefined ? newTrack(leaf, frame) : before[old].track;
    if (old === undefined) order.insert(track, behind);
    behind = track;
    return { leaf, likeness: likenesses[i], track };
  });
}

function newTrack(leaf: XmlNode, frame: number): OpenTrack {
  const { path, name } = new DocumentInstance(leaf);
  return new OpenTrack(kindOf(leaf), path, name, leaf, frame);
}

/** Pairs elements with the like of them so that no two pairs cross: each takes the first one that is left. */
function matchInOrder(
  before: readonly Shown[],
  leaves: readonly XmlNode[],
  likenesses: readonly string[],
): Map<number, number> {
  const places = new Map<string, number[]>();
  for (let i = before.length - 1; i >= 0; i--) {
    const list = places.get(before[i].likeness);
    if (list) list.push(i);
    else places.set(before[i].likeness, [i]);
  }
  const pairs = new Map<number, number>();
  let from = 0;
  likenesses.forEach((likeness, i) => {
    const left = places.get(likeness) ?? [];
    while (left.length > 0 && left[left.length - 1] < from) left.pop();
    const name = INSTANCE.name.read(leaves[i]);
    let last = left.length - 1;
    while (last >= 0 && !agree(before[left[last]].track.name, name)) last--;
    if (last < 0) return;
    const index = left[last];
    pairs.set(i, index);
    from = index + 1;
  });
  return pairs;
}

/** An object keeps its name through keyframes that say none. */
function agree(name: string, said: string): boolean {
  return name === said || name === '' || said === '';
}

const KINDS: Record<string, TrackKind> = {
  DOMSymbolInstance: 'symbol',
  DOMComponentInstance: 'component',
  DOMBitmapInstance: 'bitmap',
  DOMShape: 'shape',
  DOMRectangleObject: 'shape',
  DOMOvalObject: 'shape',
  DOMStaticText: 'text',
  DOMDynamicText: 'text',
  DOMInputText: 'text',
};

function kindOf(node: XmlNode): TrackKind {
  return Object.hasOwn(KINDS, node.name) ? KINDS[node.name] : 'other';
}

/**
 * A text that is equal for elements where the later one continues the earlier one: instances of one item; shapes and texts that look the same, wherever they are.
 */
function likenessOf(node: XmlNode): string {
  const kind = kindOf(node);
  if (kind === 'symbol' || kind === 'component' || kind === 'bitmap') {
    const { isButton, path } = new DocumentInstance(node);
    return JSON.stringify([kind, isButton, path]);
  }
  return JSON.stringify([kind, contentOf(node)]);
}

/** What says where an element is, or how it was left in the editor, and not how it looks. */
const APART = new Set(['matrix', 'transformationPoint', 'transformationPointFlags']);
const OF_THE_EDITOR = new Set(['selected', 'locked', 'uniqueID', 'name']);

function contentOf(element: XmlNode): string {
  let content = '';
  for (const node of element.subtree()) {
    if (node.parent === element && APART.has(node.name)) continue;
    content += `<${node.name}`;
    for (const [name, raw] of node.rawAttributes()) {
      if (!OF_THE_EDITOR.has(name)) content += ` ${name}=${withoutSelection(name, raw)}`;
    }
    content += `>${node.rawText().trim()}`;
  }
  return content;
}

/** Edges note which of them were selected: `S4`. */
function withoutSelection(name: string, raw: string): string {
  return name === 'edges' ? raw.replace(/S\d/g, '').trim() : raw;
}
