import { unzipSync, strFromU8 } from 'fflate';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { lottieFile } from '../../../output/lottie/lottieFile';
import { openLiteral } from '../../support/openModel';
import { SQUARE } from './lottieOf';

function made(isPackage: boolean) {
  const document = openLiteral({ layers: [{ elements: [SQUARE] }] });
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  return lottieFile(document.film, subject, 'folder/film', { isPackage }).file;
}

it('A file is one line of JSON', () => {
  const { path, content } = made(false);
  expect([path, String(content).trim().split('\n').length]).toEqual(['folder/film.json', 1]);
});

it('A package holds the same animation and a manifest, and is the same each time', () => {
  const { path, content } = made(true);
  const entries = unzipSync(content as Uint8Array);
  expect([path, Object.keys(entries)]).toEqual([
    'folder/film.lottie',
    ['manifest.json', 'animations/animation.json'],
  ]);
  expect(JSON.parse(strFromU8(entries['animations/animation.json']))).toEqual(
    JSON.parse(String(made(false).content)),
  );
  expect(JSON.parse(strFromU8(entries['manifest.json']))).toMatchObject({
    animations: [{ id: 'animation' }],
  });
  expect(made(true).content).toEqual(content);
});
