import { describeWhere } from '../support/where';
import fs from 'node:fs';
import path from 'node:path';
import { scoreAtlas } from './atlas';
import { scoreGuides } from './createjs';
import { scoreGlyphs } from './glyphs';
import { scoreLaterPictures } from './laterPictures';
import { scoreNominalBounds } from './nominalBounds';
import { hasOracles, isLarge, oracleDocuments } from './oracles';
import { scorePage, scoreRow } from './page';
import { playersAtHand, scorePlayers, SLICE } from './players';
import type { Score } from './Score';
import { scoreMovie } from './swf';
import { sample } from '../support/sample';

const file = path.resolve(__dirname, '../../docs/fidelity-scores.md');
const writes = process.env.UPDATE_SCORES === '1';

/** The scores of the documents at hand; of the large ones, which take long, only where the page is written. */
async function measure(): Promise<Score[]> {
  const wanted = (kind: string): ReturnType<typeof oracleDocuments> =>
    writes
      ? oracleDocuments(kind)
      : sample(
          4,
          oracleDocuments(kind).filter((document) => !isLarge(document)),
        );
  return [
    ...wanted('swf').flatMap(scoreMovie),
    ...wanted('swf').flatMap(scoreGlyphs),
    ...wanted('atlas').flatMap(scoreAtlas),
    ...oracleDocuments('createjs').flatMap(scoreGuides),
    ...oracleDocuments('createjs').flatMap(scoreNominalBounds),
    ...oracleDocuments('later').flatMap(scoreLaterPictures),
    ...(writes ? await scorePlayers() : []),
  ];
}

describeWhere(hasOracles, 'no folder shared/frames beside the project', 'docs/fidelity-scores.md', () => {
  it('The page says how the host compares with what Adobe published', async () => {
    const scores = await measure();
    if (writes) fs.writeFileSync(file, scorePage(scores));
    const page = fs.readFileSync(file, 'utf8').replace(/ +/g, ' ');
    for (const score of scores)
      expect(page).toContain(`| ${scoreRow(score).join(' | ')} |`.replace(/ +/g, ' '));
  }, 600_000);
});

describe.each([
  ['RUFFLE', 'Ruffle', 'no folder shared/frames, no Chromium, no Python 3, or RUFFLE names no package'],
  ['CREATEJS', 'CreateJS', 'no folder shared/frames, no Chromium, or no package createjs'],
] as const)('%s', (variable, player, reason) => {
  describeWhere(hasOracles && playersAtHand.includes(variable), reason, `first pictures of ${player}`, () => {
    it('The scores are what docs/fidelity-scores.md says', async () => {
      const page = fs.readFileSync(file, 'utf8').replace(/ +/g, ' ');
      for (const score of await scorePlayers([variable], SLICE))
        expect(page).toContain(`| ${scoreRow(score).join(' | ')} |`.replace(/ +/g, ' '));
    }, 600_000);
  });
});
