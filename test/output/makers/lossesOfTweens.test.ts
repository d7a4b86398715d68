import { finish } from '../../../output/formats/PausableTask';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import { publishLottie } from '../../../output/lottie/publishLottie';
import { filmOf } from '../../../output/makers/filmOf';
import { MAKERS } from '../../../output/makers';
import { publishDocument } from '../../../output/makers/publishDocument';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { pictureOf } from '../../../app/host/pictureOf';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { Document } from '../../../host-mocks/model/document/Document';
import { layer, openXml } from '../../support/openXml';

const square = (x: number): string =>
  `<DOMShape><fills><FillStyle index="1"><SolidColor/></FillStyle></fills><edges><Edge fillStyle1="1"
    edges="!${x} 0|${x + 200} 0!${x + 200} 0|${x + 200} 200!${x + 200} 200|${x} 200!${x} 200|${x} 0"/></edges></DOMShape>`;

/** What `frame.tweenType = "shape"` of a script leaves: nothing says which points belong together. */
const tween = (isMatched: boolean): Document =>
  openXml(
    layer(
      `<DOMFrame index="0" duration="4" tweenType="shape">${isMatched ? '<MorphShape><morphSegments/></MorphShape>' : ''}
        <elements>${square(0)}</elements></DOMFrame>
       <DOMFrame index="4"><elements>${square(400)}</elements></DOMFrame>`,
    ),
  );

/** What an export of pictures reports. */
function leftOutBy(format: keyof typeof MAKERS | 'webm', document: Document): string[] {
  const reported: string[] = [];
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  const context = {
    film: document.film,
    ...{ rasterizer: nodePlatform.rasterizer, fontFolders: [], maxPixels: 1e7 },
    stopwatch: new Stopwatch(() => 0),
    leftOut: (_subject: unknown, left: readonly [string, number][]) =>
      void reported.push(...left.map(([what]) => what)),
  };
  if (format === 'webm') {
    const { pictures } = finish(filmOf(subject, format, 0.1, DEFAULTS, context));
    expect([...pictures()]).not.toHaveLength(0);
  } else expect([...MAKERS[format](subject, 'film', DEFAULTS, context)]).not.toHaveLength(0);
  return reported;
}

const losses = (document: Document, format: string): string[] => {
  if (format === 'render') return pictureOf(document, { frame: 2 }).notDrawn.map(([what]) => what);
  if (format === 'canvas' || format === 'swf')
    return publishDocument(document.film, { to: format }).losses.map(({ what }) => what);
  if (format !== 'lottie') return leftOutBy(format as 'png', document);
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  return publishLottie(document.film, subject, {}).losses.map(({ what }) => what);
};

it.each([
  'render',
  'canvas',
  'swf',
  'lottie',
  'png',
  'svg',
  'animated svg',
  'gif',
  'apng',
  'sheet',
  'atlas',
  'webm',
])('A shape tween whose shapes are not matched is reported: %s', (format) => {
  const isAboutTween = expect.stringMatching(/shape tween/i) as string;
  expect(losses(tween(false), format)).toEqual([isAboutTween]);
  expect(losses(tween(true), format)).toEqual([]);
});
