import { HostError } from '../../../../document/checks/HostError';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { foldersAbove } from '../../../../document/xfl/itemPaths';
import { SECTIONS } from '../../library/readLibrary';
import { namedPaths } from '../../library/References';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { Layer } from '../../timeline/Layer';
import { readParents } from '../../timeline/layerTree';
import { newFrame } from '../../timeline/newTimeline';
import { gatherScenes } from '../../../../document/xfl/sceneNodes';
import type { DocumentCore } from '../DocumentCore';
import { leaveOutMedia, type PendingChanges } from './leaveOutMedia';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';
import { INCLUDE } from '../../../../document/xfl/schema/itemSchema';
import { DOCUMENT } from '../../../../document/xfl/schema/documentSchema';

/**
 * The entries of a document that contains only what is selected on the stage: one scene of one frame, the layers that
 * the selection is on with the folders around them, and the items that it uses. The rest is as in the document.
 */
export function changesOfSelection(document: DocumentCore): PendingChanges {
  const elements = document.selectedElements;
  if (elements.length === 0) throw new HostError('Document.saveAsCopy: nothing is selected');
  const used = usedItems(
    document,
    elements.map(({ node }) => node),
  );
  const root = document.node.clone();
  const scenes = gatherScenes(root);
  for (const scene of [...scenes.children]) scene.remove();
  scenes.append(sceneOf(document));
  root.setAttr(DOCUMENT.currentTimeline.name, null);

  const changes: PendingChanges = document.files.changes();
  const items = new Map(document.library.entries.map((item) => [item.entry, item.name]));
  for (const section of SECTIONS) {
    const list = root.child(section);
    const entries = document.node.child(section)?.children ?? [];
    const copies = [...(list?.children ?? [])];
    entries.forEach((entry, i) => {
      const path = items.get(entry);
      if (path === undefined || used.has(path)) return;
      copies[i].remove();
      if (entry.name !== 'Include') return;
      const file = `LIBRARY/${INCLUDE.href.read(entry)}`;
      if (document.files.container.has(file)) changes.set(file, null);
      else changes.delete(file);
    });
    if (list?.children.length === 0) list.remove();
  }
  leaveOutMedia(document, changes, root);
  changes.set('DOMDocument.xml', XmlFile.create('DOMDocument.xml', root).serialize());
  return changes;
}

/** The paths of all items that nodes use, directly or through others, and of the folders around them. */
function usedItems(document: DocumentCore, nodes: readonly XmlNode[]): Set<string> {
  const used = new Set<string>();
  const waiting = nodes.flatMap((node) => [...namedPaths(node)]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (used.has(path)) continue;
    used.add(path);
    const item = document.itemAt(path);
    if (!(item instanceof SymbolItem)) continue;
    for (const named of namedPaths(item.node)) waiting.push(named);
  }
  for (const path of [...used]) for (const folder of foldersAbove(path)) used.add(folder);
  return used;
}

function sceneOf(document: DocumentCore): XmlNode {
  const timeline = document.getTimeline();
  const selected = document.selectedElements;
  const parents = readParents(timeline);
  const selectedLayers = new Set<Layer>();
  for (const element of selected) {
    let layer: Layer | null = element.layer as Layer;
    while (layer) {
      selectedLayers.add(layer);
      layer = parents.get(layer) ?? null;
    }
  }
  const layers = timeline.layers.filter((layer) => selectedLayers.has(layer));
  const nodes = layers.map((layer) => {
    const elements = selected.filter((element) => element.layer === layer);
    return layerOf(
      layer,
      elements.map(({ node }) => node),
    );
  });
  layers.forEach((layer, i) => {
    const parent = parents.get(layer);
    LAYER.parentLayerIndex.write(nodes[i], parent ? layers.indexOf(parent) : -1);
  });
  return XmlNode.create('DOMTimeline', { name: 'Scene 1' }, [XmlNode.create('layers', {}, nodes)]);
}

/** A copy of a layer whose only keyframe holds copies of these elements. */
function layerOf(layer: Layer, elements: readonly XmlNode[]): XmlNode {
  const copy = layer.node.clone();
  copy.child('frames')?.remove();
  if (layer.ownType === 'folder') return copy;
  const frame = newFrame(0);
  const list = frame.child('elements');
  for (const element of elements) list?.append(element.clone());
  copy.append(XmlNode.create('frames', {}, [frame]));
  return copy;
}
