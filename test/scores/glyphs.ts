import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openHost } from '../../app/index';
import { buildFont } from './buildFont';
import { factsOf, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

interface SwfText {
  kind: 'text';
  matrix: number[];
  runs: SwfRun[];
}
interface SwfRun {
  size: number;
  x: number;
  y: number;
  string?: string;
  glyphs: [glyph: number, advance: number][];
}
interface SwfFont {
  kind: 'font';
  name: string;
  ascent?: number;
  descent?: number;
  codes?: number[];
  advances?: number[];
}
type Characters = Record<string, SwfText | SwfFont>;

/** A stretch of text as a picture has it. */
interface DrawnRun {
  key: string;
  y: number;
  /** Where it begins, or where each of its characters does. */
  places: number[];
  length: number;
}

/** Movies count 20,480 units in a type size. */
const SWF_UNIT = 1 / 20480;

/** Glyphs are where the exporter put them, in pixels. */
const EXACT = 0.1;
/** Where lines begin without the face, across and down. */
const NEAR = { x: 0.5, y: 1 };
/** A stand-in for a face is as long within this share. */
const ROUGH = 0.1;

/** Static texts: the places of their glyphs with the movie's own advances at hand, and how long they are without. */
export function scoreGlyphs(document: OracleDocument): Score[] {
  const scores = new Scores(`swf/${document.name}`);
  const { characters } = factsOf<{ characters: Characters }>(document, 'frames.json');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-fonts-'));
  try {
    if (writeFonts(folder, characters) > 0) {
      const drawn = runsOf(document, [folder]);
      for (const text of textsIn(characters)) scoreText(text, drawn, scores.of('glyphs with the face'));
    }
    const drawn = runsOf(document, []);
    for (const text of textsIn(characters))
      for (const run of text.runs) {
        const match = take(run, drawn);
        scoreLength(run, match, scores.of('texts without the face'));
        if (match) scorePlace(text, run, match, scores.of('lines without the face'));
      }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  return scores.all;
}

function textsIn(characters: Characters): SwfText[] {
  return Object.values(characters).filter((one) => one.kind === 'text');
}

/** Writes the fonts whose advances a movie has; returns their number. */
function writeFonts(folder: string, characters: Characters): number {
  let written = 0;
  for (const one of Object.values(characters)) {
    if (one.kind !== 'font' || !one.advances) continue;
    const { name, codes = [], advances, ascent = 0.75, descent = 0.25 } = one;
    // Movies cut advances to whole units: those of the face are up to one unit longer.
    const known = new Map(codes.map((code, i) => [String.fromCodePoint(code), advances[i] + SWF_UNIT]));
    fs.writeFileSync(path.join(folder, `${written++}.ttf`), buildFont(name, known, { ascent, descent }));
  }
  return written;
}

/** The texts of a document's first frame; each is taken once. */
function runsOf(document: OracleDocument, fonts: string[]): DrawnRun[] {
  const host = openHost(document.path, { fonts });
  const found = [...host.render().matchAll(/<text ([^>]*)>([^<]*)</g)];
  host.dispose();
  return found.map(([, attributes, text]) => {
    const read = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const places = read('x').split(' ').map(Number);
    const length = Number(read('textLength'));
    return { key: keyOf(unescape(text), Number(read('font-size'))), y: Number(read('y')), places, length };
  });
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function keyOf(text: string, size: number): string {
  return `${size} ${text.replace(/\s/g, '')}`;
}

function take(run: SwfRun, drawn: DrawnRun[]): DrawnRun | undefined {
  const index = drawn.findIndex(({ key }) => key === keyOf(run.string ?? '', run.size));
  return index < 0 ? undefined : drawn.splice(index, 1)[0];
}

/** Glyphs of a text: across from the text's own zero point, down from its first line. */
function scoreText({ matrix, runs }: SwfText, drawn: DrawnRun[], score: Score): void {
  const found = runs.map((run) => take(run, drawn));
  const [first, firstDrawn] = [runs[0], found[0]];
  runs.forEach((run, i) => {
    const match = found[i];
    if (match && match.places.length < run.glyphs.length) return;
    let x = matrix[4] + run.x;
    const down = match && firstDrawn ? match.y - firstDrawn.y - (run.y - first.y) : 0;
    run.glyphs.forEach(([, advance], k) => {
      const across = match ? match.places[k] - x : NaN;
      const off = Math.max(Math.abs(across), Math.abs(down));
      score.count(off <= EXACT, match ? 'place' : 'on another line', match ? off : 0);
      x += advance;
    });
  });
}

function scoreLength(run: SwfRun, match: DrawnRun | undefined, score: Score): void {
  const length = run.glyphs.reduce((sum, [, advance]) => sum + advance, 0);
  const off = match ? Math.abs(match.length - length) : 0;
  score.count(
    match !== undefined && off <= Math.max(EXACT, ROUGH * length),
    match ? 'length' : 'on other lines',
    off,
  );
}

function scorePlace({ matrix }: SwfText, run: SwfRun, match: DrawnRun, score: Score): void {
  const x = Math.abs(match.places[0] - matrix[4] - run.x);
  const y = Math.abs(match.y - matrix[5] - run.y);
  score.count(x <= NEAR.x && y <= NEAR.y, x > NEAR.x ? 'start' : 'base line', Math.max(x, y));
}
