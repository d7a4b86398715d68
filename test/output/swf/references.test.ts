import fs from 'node:fs';
import path from 'node:path';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { publishSwf } from '../../../output/swf/publishSwf';
import { openContainer } from '../../support/onNode';
import { quietHost } from '../../support/openModel';
import { readSwf, type SwfMovie, type SwfTimeline } from '../../support/readSwf';
import type { SwfPlace } from '../../support/swfPlaces';
import { describeWhere } from '../../support/where';

const folder = path.resolve(__dirname, '../../../../shared/frames/swf');
const isThere = fs.existsSync(folder);

/** Documents whose scripts need no compiler, of those that have a movie by Adobe's program beside them. */
const DOCUMENTS = ['Skywalker_Coat', 'ball', 'brazil_carnival_hat', 'converse', 'humbaba_mask', 'kendo_tor'];

/** A movie by Adobe's program, and ours of the same document. */
function moviesOf(name: string): { theirs: SwfMovie; ours: SwfMovie } {
  const read = (file: string): string => path.join(folder, name, file);
  const document = openDocument(openContainer(read('document.fla')), quietHost());
  return {
    theirs: readSwf(fs.readFileSync(read('published.swf'))),
    ours: readSwf(publishSwf(document.film, { name }).files[0].bytes),
  };
}

/** What was compared, and what of it is different. */
interface Tally {
  all: number;
  different: string[];
}

/** Compares timelines and those of the movie clips on them, frame by frame: kinds, names, places, colours, ranges of masks. */
function compare(movies: { theirs: SwfMovie; ours: SwfMovie }, where: string, tally: Tally): void {
  const seen = new Set<string>();
  const known = new Map<SwfPlace, SwfPlace>();
  const visit = (one: SwfTimeline, other: SwfTimeline, place: string): void => {
    note(tally, `${place} frames`, one.frames.length === other.frames.length);
    note(tally, `${place} labels`, JSON.stringify(one.labels) === JSON.stringify(other.labels));
    one.frames.forEach((shown, frame) => {
      const [some, others] = [[...shown.values()], [...(other.frames.at(frame)?.values() ?? [])]];
      const kinds = ({ characters }: SwfMovie, places: readonly SwfPlace[]): string =>
        places.map(({ id, name = '' }) => `${characters.get(id)?.kind} ${name}`).join();
      const isAlike = kinds(movies.theirs, some) === kinds(movies.ours, others);
      note(tally, `${place} ${frame + 1}`, isAlike);
      if (!isAlike) return;
      some.forEach((their, i) => {
        const our = others[i];
        // What stays as it is from frame to frame counts once.
        if (known.get(their) === our) return;
        known.set(their, our);
        note(tally, `${place} ${frame + 1} #${i + 1}`, isSamePlace(their, our));
        const pair = `${their.id} ${our.id}`;
        const [from, to] = [movies.theirs.characters.get(their.id), movies.ours.characters.get(our.id)];
        if (from?.kind !== 'sprite' || to?.kind !== 'sprite' || seen.has(pair)) return;
        seen.add(pair);
        visit(from.timeline, to.timeline, `${place} ${frame + 1} >`);
      });
    });
  };
  visit(movies.theirs.root, movies.ours.root, where);
  for (const [name, id] of movies.theirs.exports) {
    const [from, to] = [
      movies.theirs.characters.get(id),
      movies.ours.characters.get(movies.ours.exports.get(name) ?? -1),
    ];
    if (from?.kind === 'sprite' && to?.kind === 'sprite') visit(from.timeline, to.timeline, name);
  }
}

function note(tally: Tally, what: string, isAlike: boolean): void {
  tally.all++;
  if (!isAlike) tally.different.push(what);
}

const PLAIN = [256, 256, 256, 256, 0, 0, 0, 0];

function isSamePlace(one: SwfPlace, other: SwfPlace): boolean {
  const near = (some: readonly number[], others: readonly number[], by: readonly number[]): boolean =>
    some.every((value, i) => Math.abs(value - others[i]) <= by[i]);
  return (
    near(one.matrix, other.matrix, [66, 66, 66, 66, 2, 2]) &&
    near(
      one.color ?? PLAIN,
      other.color ?? PLAIN,
      PLAIN.map(() => 1),
    ) &&
    (one.clip === undefined) === (other.clip === undefined) &&
    one.filters?.length === other.filters?.length &&
    (one.blend ?? 0) === (other.blend ?? 0)
  );
}

describeWhere(isThere, 'no folder shared/frames beside the project', 'a movie by Adobe and ours', () => {
  it.each(DOCUMENTS)('Movies show the same of %s on more than 99 of 100 places', (name) => {
    const movies = moviesOf(name);
    const tally: Tally = { all: 0, different: [] };
    compare(movies, 'root', tally);
    expect([...movies.ours.exports.keys()].sort()).toEqual([...movies.theirs.exports.keys()].sort());
    expect(tally.all).toBeGreaterThan(200);
    expect(tally.different.length / tally.all).toBeLessThan(0.01);
  });
});
