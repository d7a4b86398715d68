import path from 'node:path';
import { compareFacts } from '../../app/cli/diff/compareFacts';
import { changesText } from '../../app/cli/diff/changesText';
import { factsOf } from '../../app/cli/facts/factsOf';
import { DEFAULTS } from '../../output/formats/ExportOptions';
import { playingSvg } from '../../output/makers/animations';
import { allFiles } from '../../output/makers/Format';
import { Stopwatch } from '../../output/pictures/Stopwatch';
import { sceneSubject } from '../../output/pictures/exportSubjects';
import { playedSubject } from '../../output/pictures/playedSubject';
import { DEFAULT_LIMITS } from '../../document/container/limits';
import { Host } from '../../app/host/Host';
import type { Document } from '../../host-mocks/model/document/Document';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pictureOf } from '../../app/host/pictureOf';
import { amount } from '../../app/literal/amount';
import { Element } from '../../host-mocks/model/elements/Element';
import { queriesOf } from '../../app/query/loadLibrary';
import type { Matches } from '../../app/query/Matches';
import { NOUNS } from '../../app/query/QueryKind';
import { QUERY, SCRIPT, type Shown } from './shown';

/** The document of the first page in a host that has loaded the library. */
function openSky(root: string): { host: Host; document: Document; found: Matches } {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const document = host.open(path.join(root, 'examples/night-sky'));
  const matches = queriesOf(host, path.join(root, 'dist')).here('elements', QUERY);
  return { host, document, found: matches };
}

/** What the document of the first page answers, as the command line prints it. @param root - the folder of the project */
export function shownOf(root: string): Shown {
  const { host, document, found } = openSky(root);
  const matches = [
    `${amount(found.count, NOUNS.elements)} in ${document.name}`,
    ...found.lines.map((line, index) => `  ${index}: ${line}`),
  ];
  const before = factsOf(document);
  host.scripts.run(SCRIPT, 'script.jsfl');
  const changes = changesText(compareFacts(before, factsOf(document)), false);
  host.closeAll();
  return { matches, changes };
}

/** The pictures of the first page, by the names of their files. @param root - the folder of the project */
export function frontPictures(root: string): Map<string, string> {
  const { host, document, found } = openSky(root);
  const context = {
    film: document.film,
    rasterizer: nodePlatform.rasterizer,
    fontFolders: [],
    maxPixels: DEFAULT_LIMITS.maxPixels,
    stopwatch: new Stopwatch(() => 0),
  };
  const scene = sceneSubject(document.film, document.timelines[0], 'night-sky');
  const shown = playedSubject(scene, context.film);
  const [film] = allFiles(playingSvg(shown, 'film', { ...DEFAULTS, animated: true }, context));
  const still = pictureOf(document).svg;
  const outlined = found.objects.filter((object) => object instanceof Element);
  const matches = pictureOf(document, { matches: outlined }).svg;
  host.scripts.run(SCRIPT, 'script.jsfl');
  const changed = pictureOf(document).svg;
  host.closeAll();
  return new Map([
    ['film.svg', String(film.content)],
    ['still.svg', still],
    ['matches.svg', matches],
    ['changed.svg', changed],
  ]);
}
