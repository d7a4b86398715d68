import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { openHost } from '../../app/index';
import { shareOfDifferentPixels } from '../output/svg/comparePictures';
import { rasterize } from '../support/onNode';
import { factsOf, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

interface Facts {
  pictures: { picture: string; frame: number; clips?: Record<string, number> }[];
}

/** The share of pixels that may differ. */
const LIMIT = 0.02;

/** Pictures of frames that a player has come to. */
export function scoreLaterPictures(document: OracleDocument): Score[] {
  const scores = new Scores(`later/${document.name}`);
  for (const { picture, frame, clips } of factsOf<Facts>(document, 'facts.json').pictures) {
    const host = openHost(document.path);
    if (clips) runClips(host.document.getTimeline(), clips);
    const drawn = PNG.sync.read(
      Buffer.from(rasterize(host.render({ frame: frame - 1 }), { isSmooth: false })),
    );
    host.dispose();
    const expected = PNG.sync.read(fs.readFileSync(path.join(document.folder, picture)));
    scores.of('picture').count(shareOfDifferentPixels(drawn, expected) <= LIMIT, picture);
  }
  return scores.all;
}

/** Movie clips show their first frame in the editor; a player has run them to others, which graphics can show. */
function runClips(timeline: Timeline, clips: Record<string, number>): void {
  for (const layer of timeline.layers) {
    for (const frame of layer.frames) {
      for (const element of frame.elements) {
        if (element.elementType !== 'instance') continue;
        const instance = element as SymbolInstance;
        const shown = clips[instance.name] ?? clips[(instance.libraryItem as unknown as Item).name];
        if (!shown || instance.symbolType !== 'movie clip') continue;
        instance.symbolType = 'graphic';
        instance.loop = 'single frame';
        instance.firstFrame = shown - 1;
      }
    }
  }
}
