import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { isMarker } from '../../../../document/container/Contents';
import { Host } from '../../../../app/host/Host';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import { nodePlatform } from '../../../../platform/node/nodePlatform';

/** The entries of a document as they would be saved. */
export function entriesOf({ files }: Document): Record<string, string | Uint8Array> {
  const entries: Record<string, string | Uint8Array> = {};
  for (const name of files.container.names())
    if (!isMarker(name)) entries[name] = files.container.bytes(name);
  for (const [name, content] of files.changes()) {
    if (content === null) delete entries[name];
    else entries[name] = content;
  }
  return entries;
}

/** A document as it would be read after saving. */
export function reopened(document: Document): Document {
  return readOf(document.name, entriesOf(document));
}

/** A document of these entries. */
export function readOf(name: string, entries: Record<string, string | Uint8Array>): Document {
  return openDocument(
    new MemoryContainer(name, entries),
    new Host(nodePlatform, { onWarning: () => undefined }),
  );
}

/** Opens a document apart from all others. */
export function openOne(file: string): Document {
  return new Host(nodePlatform, { onWarning: () => undefined }).open(file);
}

/** An edit of one thing: two edits of one name are a conflict if their values differ. */
export interface Edit {
  name: string;
  run(value: number): void;
}

/** The edits that a document offers, on objects that are read before any of them runs. */
export function editsOf(document: Document): Edit[] {
  const { library } = document;
  const edits: Edit[] = [
    { name: 'width', run: (value) => (document.width = 100 + value) },
    { name: 'frame rate', run: (value) => (document.frameRate = 10 + value) },
    { name: 'background', run: (value) => (document.backgroundColor = `#0000${String(10 + value)}`) },
    { name: 'new folder', run: (value) => void library.newFolder(`made ${value}`) },
  ];
  document.timelines.slice(0, 2).forEach((scene, at) => {
    scene.layers
      .slice(0, 6)
      .forEach((layer, index) => edits.push(...editsOfLayer(layer, `scene ${at} layer ${index}`)));
    const timeline = scene;
    edits.push({ name: `scene ${at} new layer`, run: (value) => void timeline.addNewLayer(`new ${value}`) });
  });
  library.items
    .filter(({ itemType }) => itemType !== 'folder')
    .slice(0, 8)
    .forEach((item, index) => {
      edits.push({ name: `item ${index} name`, run: (value) => (item.name = `renamed ${index} ${value}`) });
      if (!(item instanceof SymbolItem)) return;
      item.timeline.layers
        .slice(0, 2)
        .forEach((layer, at) => edits.push(...editsOfLayer(layer, `item ${index} layer ${at}`)));
    });
  return edits;
}

function editsOfLayer(layer: Layer, name: string): Edit[] {
  const edits: Edit[] = [
    { name: `${name} name`, run: (value) => (layer.name = `layer ${name} ${value}`) },
    { name: `${name} outline`, run: (value) => (layer.color = `#0000${String(10 + value)}`) },
  ];
  for (const [at, frame] of layer.keyframes.slice(0, 2).entries()) {
    if (layer.layerType === 'folder') break;
    edits.push({
      name: `${name} frame ${at} label`,
      run: (value) => (frame.name = `label ${name} ${at} ${value}`),
    });
    edits.push({
      name: `${name} frame ${at} script`,
      run: (value) => (frame.actionScript = `trace(${value});\n${frame.actionScript}`),
    });
    for (const [depth, element] of frame.backToFront.slice(0, 4).entries()) {
      edits.push({
        name: `${name} frame ${at} element ${depth} x`,
        run: (value) => (element.x += 3 + value),
      });
      if (element.elementType === 'instance')
        edits.push({
          name: `${name} frame ${at} element ${depth} name`,
          run: (value) => (element.name = `e_${at}_${depth}_${value}`),
        });
    }
  }
  return edits;
}
