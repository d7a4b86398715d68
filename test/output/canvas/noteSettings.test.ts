import { noteSettings } from '../../../output/canvas/noteSettings';
import { publishCanvas } from '../../../output/canvas/publishCanvas';
import { canvasProfile, documentWith } from '../filesOfDocument';

const said = (properties: Readonly<Record<string, string>>): string[] => {
  const profile = canvasProfile(properties);
  return noteSettings(documentWith({}, { 'PublishSettings.xml': profile }).film).map(({ what }) => what);
};

it('The settings of new documents lose nothing', () => {
  const usual = { libNS: 'lib', imagesNS: 'images', createjsNS: 'createjs', frameBounds: 'false' };
  expect(said({ ...usual, webfontEmbedCode: 'null', preloaderName: 'Default' })).toEqual([]);
  expect(said({ preloaderName: 'mine', includePreloader: 'false' })).toEqual([]);
  expect(said({})).toEqual([]);
});

it.each<[setting: Record<string, string>, word: string]>([
  [{ libNS: 'mine' }, '"mine" as "lib"'],
  [{ imagesNS: 'pictures' }, '"pictures" as "images"'],
  [{ createjsNS: 'cjs' }, '"cjs" as "createjs"'],
  [{ frameBounds: 'true' }, 'frameBounds'],
  [{ webfontEmbedCode: '<script src="x">' }, 'fonts from the web'],
  [{ preloaderName: 'mine', includePreloader: 'true' }, 'preloader "mine"'],
])('The setting %j is a loss', (setting, word) => {
  expect(said(setting)).toEqual([expect.stringContaining(word)]);
  const document = documentWith({}, { 'PublishSettings.xml': canvasProfile(setting) });
  const { losses } = publishCanvas(document.film, { isHosted: true });
  expect(losses.filter(({ where }) => where === 'publish settings')).toHaveLength(1);
});
