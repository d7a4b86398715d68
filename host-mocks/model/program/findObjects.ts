import type { FileAccess } from '../../files/FileAccess';
import type { HostObject } from '../../realm/HostObject';
import type { Document } from '../document/Document';
import type { Frame } from '../timeline/Frame';
import type { Layer } from '../timeline/Layer';
import type { Timeline } from '../timeline/Timeline';

/** An element and its path, as `fl.findObjectInDocByName` returns it. */
export interface FoundObject {
  obj: HostObject;
  keyframe: Frame;
  layer: Layer;
  timeline: Timeline;
  /** The symbol instance in whose timeline the element is, with its own path; undefined in a scene. */
  parent: FoundObject | undefined;
}

/** The members of an element that the search uses. */
interface Candidate extends HostObject {
  readonly name: string;
  readonly elementType: string;
  readonly members?: Candidate[];
  readonly libraryItem?: { readonly timeline?: Timeline } | null;
}

/**
 * Elements of a document that pass a test: those of the scenes and those of the symbols that instances there show. Each
 * symbol is searched once, through its first instance.
 */
export function findObjects(document: Document, test: (element: Candidate) => boolean): FoundObject[] {
  const objects: FoundObject[] = [];
  const seen = new Set<Timeline>();
  const search = (timeline: Timeline, parent: FoundObject | undefined): void => {
    if (seen.has(timeline)) return;
    seen.add(timeline);
    for (const element of elementsOf(timeline)) {
      const object: FoundObject = { ...element, timeline, parent };
      if (test(element.obj)) objects.push(object);
      const inner = element.obj.libraryItem?.timeline;
      if (inner) search(inner, object);
    }
  };
  for (const scene of document.timelines) search(scene, undefined);
  return objects;
}

/** Every element of every keyframe, and the members of groups. */
function* elementsOf(timeline: Timeline): Generator<{ obj: Candidate; keyframe: Frame; layer: Layer }> {
  for (const layer of timeline.layers) {
    for (const keyframe of new Set(layer.frames)) {
      for (const element of keyframe.elements as HostObject[] as Candidate[]) {
        for (const obj of withMembers(element)) yield { obj, keyframe, layer };
      }
    }
  }
}

function* withMembers(element: Candidate): Generator<Candidate> {
  yield element;
  for (const member of element.members ?? []) yield* withMembers(member);
}

/**
 * Whether a path is that of the program's own script which declares `fl.findObjectInDocByName`, `findObjectInDocByType`
 * and `selectElement`: scripts run it first, and here these are built in.
 */
export function isScriptOfSearches(file: string, { configFolder, platform: { paths } }: FileAccess): boolean {
  if (configFolder === undefined) return false;
  const script = paths.join(paths.resolve(configFolder), 'Javascript', 'ObjectFindAndSelect.jsfl');
  return file.toLowerCase() === script.toLowerCase();
}
