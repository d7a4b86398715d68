import { leavesOf, type FilmElement } from '../../film/records/FilmElement';
import type { FilmKeyframe } from '../../film/records/FilmTimeline';
import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { ScriptInfo, ScriptList } from '../protocol';

/** All scripts in a document, in the order of its scenes and of its library, and of each timeline in that of time. */
export function findScripts(document: Document): ScriptList {
  const unreadable: string[] = [];
  const scenes = document.timelines.flatMap((timeline, scene) =>
    scriptsOf(timeline, { id: { scene }, timeline: timeline.name }),
  );
  const symbols = document.library.items.flatMap((item) => {
    if (!(item instanceof SymbolItem)) return [];
    try {
      return scriptsOf(item.timeline as Timeline, { id: { symbol: item.name }, timeline: item.name });
    } catch {
      // Opening the symbol shows why. The other scripts are listed all the same.
      unreadable.push(item.name);
      return [];
    }
  });
  return { scripts: [...scenes, ...symbols], unreadable };
}

function scriptsOf({ record }: Timeline, place: Pick<ScriptInfo, 'id' | 'timeline'>): ScriptInfo[] {
  const scripts = record.layers.flatMap(({ name, keyframes }, at) =>
    keyframes.flatMap((keyframe) =>
      scriptsOn(keyframe).map((script) => ({ ...place, layer: name, place: at, ...script })),
    ),
  );
  return scripts.sort((a, b) => a.frame - b.frame);
}

function scriptsOn(keyframe: FilmKeyframe): Pick<ScriptInfo, 'frame' | 'end' | 'owner' | 'text'>[] {
  const { start: frame, end, script, elements } = keyframe;
  const own = script.trim() === '' ? [] : [{ frame, end, owner: '', text: script }];
  const scripted = elements.flatMap(leavesOf).filter((element) => element.isScripted);
  return [
    ...own,
    ...scripted.map((element) => ({ frame, end, owner: ownerOf(element), text: element.script })),
  ];
}

function ownerOf({ name, path }: FilmElement): string {
  return name === '' ? `instance of ${path}` : `instance "${name}" of ${path}`;
}
