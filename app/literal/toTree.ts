import { amount } from './amount';
import type { Document } from '../../host-mocks/model/document/Document';
import type { Element } from '../../host-mocks/model/elements/Element';
import type { Item } from '../../host-mocks/model/library/items/Item';
import { folderOf, leafOf } from '../../document/xfl/itemPaths';
import { SoundItem } from '../../host-mocks/model/library/items/SoundItem';
import { soundSummary } from '../../film/sound/readStoredSound';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Frame } from '../../host-mocks/model/timeline/Frame';
import type { Layer } from '../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { describeElement } from './describeElement';

export interface TreeOptions {
  /** Show the timelines of symbols below their items; default true. */
  symbols?: boolean;
  /** Show the elements of frames; default true. */
  elements?: boolean;
  /** The number of the first frame: 0, as in scripts (the default), or 1, as in Animate's timeline. */
  firstFrame?: 0 | 1;
}

/**
 * A document as an indented text, for people and for snapshots in tests:
 *
 *     star.fla, 550 x 400, 24 fps
 *       Scene 1: 2 layers, 20 frames
 *         labels
 *           0-9 "start"
 *         stars (locked)
 *           0
 *             a: instance of ui/star at 10, 20
 *       library: 2 items
 *         ui/
 *           star (movie clip, class Star)
 *
 * Layers are listed from the top, elements from the back. One line for each, without a final line break.
 */
export function toTree(document: Document, options: TreeOptions = {}): string {
  return new TreeWriter({ symbols: true, elements: true, firstFrame: 0, ...options }).write(document);
}

class TreeWriter {
  private readonly lines: string[] = [];

  constructor(private readonly options: Required<TreeOptions>) {}

  write(document: Document): string {
    const { name, width, height, frameRate } = document;
    this.line(0, `${name}, ${width} x ${height}, ${frameRate} fps`);
    for (const scene of document.timelines) {
      this.line(1, `${scene.name}: ${summaryOf(scene)}`);
      this.layers(2, scene);
    }
    const { items } = document.library;
    if (items.length > 0) this.line(1, `library: ${amount(items.length, 'item')}`);
    this.folder(2, '', groupByFolder(items));
    return this.lines.join('\n');
  }

  private folder(depth: number, folder: string, groups: ReadonlyMap<string, Item[]>): void {
    for (const item of groups.get(folder) ?? []) {
      const leaf = leafOf(item.name);
      if (item.itemType === 'folder' && item.name !== folder) {
        this.line(depth, `${leaf}/`);
        this.folder(depth + 1, item.name, groups);
      } else {
        this.line(depth, `${leaf}${notes([item.itemType, soundOf(item), classOf(item), missing(item)])}`);
        if (this.options.symbols && item instanceof SymbolItem) this.layers(depth + 1, item.timeline);
      }
    }
  }

  private layers(depth: number, timeline: Timeline): void {
    for (const layer of timeline.layers) {
      this.line(depth + depthOf(layer), `${layer.name}${notes(notesOf(layer))}`);
      for (const frame of layer.keyframes) this.frame(depth + depthOf(layer) + 1, frame);
    }
  }

  private frame(depth: number, frame: Frame): void {
    const { startFrame, duration, name, labelType, tweenType, actionScript, soundName } = frame;
    const first = startFrame + this.options.firstFrame;
    const span = duration === 1 ? String(first) : `${first}-${first + duration - 1}`;
    const label = name === '' ? '' : ` ${JSON.stringify(name)}`;
    const kind = labelType === 'comment' || labelType === 'anchor' ? labelType : '';
    const tween = tweenType === 'none' ? '' : `${tweenType} tween`;
    const script = actionScript === '' ? '' : 'script';
    const sound = soundName === '' ? '' : `sound ${soundName}`;
    this.line(depth, `${span}${label}${notes([kind, tween, script, sound])}`);
    if (this.options.elements) for (const element of frame.backToFront) this.element(depth + 1, element);
  }

  private element(depth: number, element: Element): void {
    const name = element.name === '' ? '' : `${element.name}: `;
    this.line(depth, `${name}${describeElement(element)} at ${element.x}, ${element.y}`);
    const { members } = element as Element & { members?: Element[] };
    for (const member of members ?? []) this.element(depth + 1, member);
  }

  /** Names may contain line breaks; a line must not. */
  private line(depth: number, text: string): void {
    this.lines.push('  '.repeat(depth) + text.replace(/\r\n?|\n/g, ' '));
  }
}

function groupByFolder(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const folder = folderOf(item.name);
    const group = groups.get(folder);
    if (group) group.push(item);
    else groups.set(folder, [item]);
  }
  return groups;
}

function notesOf(layer: Layer): string[] {
  const { layerType, locked, visible } = layer;
  return [layerType === 'normal' ? '' : layerType, locked ? 'locked' : '', visible ? '' : 'hidden'];
}

function depthOf(layer: Layer): number {
  let depth = 0;
  for (let parent = layer.parentLayer; parent; parent = parent.parentLayer) depth++;
  return depth;
}

function classOf(item: Item): string {
  return (item.linkageClassName ?? '') === '' ? '' : `class ${item.linkageClassName}`;
}

function soundOf(item: Item): string {
  return item instanceof SoundItem ? soundSummary(item.node) : '';
}

function missing(item: Item): string {
  return item instanceof SymbolItem && !item.hasContent ? 'file missing' : '';
}

function summaryOf(timeline: Timeline): string {
  return `${amount(timeline.layerCount, 'layer')}, ${amount(timeline.frameCount, 'frame')}`;
}

function notes(texts: readonly string[]): string {
  const written = texts.filter((text) => text !== '');
  return written.length === 0 ? '' : ` (${written.join(', ')})`;
}
