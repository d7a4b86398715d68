import type { EngineClient } from '../../viewer/client/EngineClient';
import type { TimelineId } from '../../viewer/protocol';
import { Viewer } from '../../viewer/ui/Viewer';
import mp3File from 'minimp3-wasm/dist/decoder.opt.wasm?url';
import '../../viewer/viewer.css';
import { attachCompletion } from './attachCompletion';
import { completeQuery } from '../../editor/queries/completeQuery';
import type { WordDomain } from '../../editor/queries/QueryWords';
import type { CompletionWords } from './completion/CompletionWords';

/** Words before a query that say what it is about, as in the menu command. */
const PREFIXES: [RegExp, WordDomain][] = [
  [/^\s*\$\$/, 'item'],
  [/^\s*layers\b/, 'layer'],
  [/^\s*frames\b/, 'frame'],
];

/** The timeline and the frame that a viewer shows; frames count from 0. */
export interface ShownFrame {
  id: TimelineId;
  frame: number;
}

/** What decodes MP3; asked for with the first sound. */
async function loadDecoder(): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(mp3File)).arrayBuffer());
}

/**
 * Puts a viewer into an element, with completion in its line for queries.
 *
 * @param words what is completed
 * @param onShown is called when another timeline, frame or query is there
 */
export function showViewer(
  box: HTMLElement,
  client: EngineClient,
  words: () => Promise<CompletionWords>,
  onShown: () => void,
): Viewer {
  const viewer = new Viewer(client, { loadDecoder, onShown });
  box.replaceChildren(viewer.element);
  const field = viewer.query.element.querySelector('input');
  if (field) {
    let loadedWords: CompletionWords | undefined;
    field.addEventListener('focus', () => void words().then((loaded) => (loadedWords = loaded)));
    attachCompletion(field, (text, caret) => {
      const [, subject] = PREFIXES.find(([prefix]) => prefix.test(text)) ?? [];
      return loadedWords && completeQuery(text, caret, subject ?? 'element', loadedWords);
    });
  }
  return viewer;
}
