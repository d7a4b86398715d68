import { Host } from '../../host/Host';
import { toTree } from '../../literal/toTree';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { DocumentFacts, LayerFacts } from '../facts/Facts';
import { factsOf } from '../facts/factsOf';
import { factsText } from '../facts/factsText';
import type { CommandIo } from '../Io';
import { forEachDocument } from './documents/forEachDocument';

export interface TreeCommandOptions {
  /** Leave out the timelines of symbols. */
  symbols?: boolean;
  /** Leave out elements. */
  elements?: boolean;
  json?: boolean;
  /** Print everything that is set, one property a line. */
  full?: boolean;
}

/**
 * Prints scenes, layers, frames, elements and library of documents. False if one of several cannot be opened.
 *
 * @throws DocumentError when the only one cannot be opened; Error when a pattern names none
 */
export function printTrees(patterns: readonly string[], options: TreeCommandOptions, io: CommandIo): boolean {
  const all: object[] = [];
  let isSingle = true;
  const isDone = forEachDocument(patterns, io, (file, name) => {
    const host = new Host(nodePlatform, { onWarning: io.warn });
    const document = host.open(file);
    if (options.json) {
      const facts = reduced(factsOf(document), options);
      all.push(name === undefined ? facts : { document: name, ...facts });
      isSingle = name === undefined;
    } else if (options.full) io.out(factsText(reduced(factsOf(document), options)));
    else io.out(`${toTree(document, { ...options, firstFrame: 1 })}\n`);
    host.closeAll();
  });
  if (options.json) io.out(`${JSON.stringify(isSingle ? all[0] : all, null, 2)}\n`);
  return isDone;
}

function reduced(facts: DocumentFacts, { symbols, elements }: TreeCommandOptions): DocumentFacts {
  const layersOf = (layers: LayerFacts[]): LayerFacts[] =>
    elements === false
      ? layers.map((layer) => ({
          ...layer,
          frames: layer.frames.map((frame) => ({ ...frame, elements: [] })),
        }))
      : layers;
  return {
    ...facts,
    scenes: facts.scenes.map((scene) => ({ ...scene, layers: layersOf(scene.layers) })),
    library: facts.library.map(({ layers, ...item }) =>
      layers && symbols !== false ? { ...item, layers: layersOf(layers) } : item,
    ),
  };
}
