import type { FilmItem } from '../../../film/Film';
import { joinBytes } from '../../../platform/joinBytes';
import { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import type { Definitions } from '../characters/Definitions';
import type { Exported } from '../merging/Linking';
import { CLASS_NAMES } from '../merging/OldClips';
import type { InitActions, MovieActions } from './MovieActions';

interface Linked {
  readonly exported: readonly Exported[];
  readonly items: readonly FilmItem[];
  readonly idOf: (path: string) => number | undefined;
  readonly definitions: Definitions;
  /** Those of compiled clips. */
  readonly linked: readonly InitActions[];
}

/** What runs before the first frame in ActionScript 1 and 2: classes, their linkages, and `#initclip` of symbols. */
export function initTags(
  actions: MovieActions,
  { exported, items, idOf, definitions, linked }: Linked,
): Uint8Array {
  const linkages = linkagesOf(actions, exported, items);
  const out = new ByteWriter();
  for (const { id, actions: made } of linked) writeInit(out, id, made);
  for (const { name, actions: made } of actions.classes()) {
    const id = definitions.nextId();
    out.raw(emptySprite(id)).raw(exportTag(TAG.exportAssets, [[id, CLASS_NAMES + name]]));
    writeInit(out, id, made);
  }
  for (const [id, made] of linkages) writeInit(out, id, made);
  for (const { id, actions: made } of actions.initActions(idOf)) writeInit(out, id, made);
  return out.written;
}

/** Names of characters for scripts. */
export function exportTag(code: number, names: readonly Exported[]): Uint8Array {
  const out = new ByteWriter();
  const body = bodyOf((list) => {
    list.u16(names.length);
    for (const [id, name] of names) list.u16(id).text(name);
  });
  writeTag(out, code, body);
  return out.written;
}

function linkagesOf(
  actions: MovieActions,
  exported: readonly Exported[],
  items: readonly FilmItem[],
): (readonly [id: number, actions: Uint8Array])[] {
  const ids = new Map(exported.map(([id, name]) => [name, id] as const));
  return items.flatMap((item) => {
    const linkage = actions.linkage(item);
    const id = linkage && ids.get(linkage.identifier);
    return linkage && id !== undefined ? [[id, actions.compileOwn(linkage.script)] as const] : [];
  });
}

function emptySprite(id: number): Uint8Array {
  const out = new ByteWriter();
  const end = bodyOf((tags) => {
    writeTag(tags, TAG.end);
  });
  writeTag(
    out,
    TAG.defineSprite,
    bodyOf((body) => body.u16(id).u16(0).raw(end)),
  );
  return out.written;
}

function writeInit(out: ByteWriter, id: number, actions: Uint8Array): void {
  const head = bodyOf((body) => body.u16(id));
  writeTag(out, TAG.doInitAction, joinBytes([head, actions]));
}
