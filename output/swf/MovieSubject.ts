import type { Film } from '../../film/Film';
import type { ExportSubject } from '../pictures/ExportSubject';
import { emptyBox, isEmpty, unite } from '../../geometry/Box';
import { Drawing } from '../svg/Drawing';
import { drawFrame } from '../svg/drawFrame';
import { explainStackOverflow } from '../svg/explainStackOverflow';
import { wholeView, type View } from '../svg/View';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { timelineShowing, type ShownItem } from '../../film/records/timelineShowing';

/** What the main timeline of a movie shows. */
export interface MovieSubject {
  readonly scenes: readonly { readonly name: string; readonly timeline: FilmTimeline }[];
  readonly width: number;
  readonly height: number;
  /** True if it is the document itself: all that the document exports for scripts belongs to the movie. */
  readonly isWhole: boolean;
  /** True for the movie of a library: each file of code is a block of its own, and no scene and no class of the document is in it. */
  readonly isLibrary?: true;
  /** The one symbol of a library of one symbol, with the name of its class. */
  readonly root?: { readonly path: string; readonly className: string };
}

/** All scenes of a document on its stage. */
export function wholeSubject(film: Film): MovieSubject {
  const { width, height } = film.stage;
  const scenes = film.scenes.map((scene) => ({ name: scene.name, timeline: film.sceneTimeline(scene) }));
  return { scenes, width, height, isWhole: true };
}

/** What a document exports for scripts, or one symbol of it, as a library. */
export function librarySubject(film: Film, root?: MovieSubject['root']): MovieSubject {
  const subject = { ...film.stage, scenes: [], isLibrary: true as const };
  return root ? { ...subject, isWhole: false, root } : { ...subject, isWhole: true };
}

/** One scene on the stage of the document; a symbol or bitmap on a stage that is as large as what its frames paint. */
export function subjectOf(film: Film, subject: ExportSubject): MovieSubject {
  const { kind, path, timeline } = subject;
  if (kind === 'scene' && timeline) {
    return { scenes: [{ name: path, timeline }], ...film.stage, isWhole: false };
  }
  const view = viewOf(film, subject);
  const around = timelineShowing({ path, kind: kindOf(film, subject) }, { x: -view.x, y: -view.y });
  const scenes = [{ name: around.name, timeline: around }];
  return { scenes, width: view.width, height: view.height, isWhole: false };
}

const NOTHING: View = { x: 0, y: 0, width: 1, height: 1 };

function viewOf(film: Film, subject: ExportSubject): View {
  const drawing = new Drawing(film, NOTHING, drawFrame);
  const box = emptyBox();
  for (let frame = 0; frame < subject.frameCount; frame++)
    unite(
      box,
      explainStackOverflow(() => subject.region(frame, drawing)),
    );
  return isEmpty(box) ? NOTHING : wholeView(box);
}

function kindOf(film: Film, { kind, path }: ExportSubject): ShownItem['kind'] {
  if (kind === 'bitmap') return 'bitmap';
  return film.item(path)?.itemType === 'button' ? 'button' : 'movie clip';
}
