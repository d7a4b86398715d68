import fs from 'node:fs';
import path from 'node:path';
import { frontPictures, shownOf } from '../../site/front/makeFront';
import { QUERY } from '../../site/front/shown';
import { blocksIn, root } from '../support/fencedBlocks';

const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

it('The first page of the site shows what the README shows, and what the document answers', () => {
  const { matches, changes } = shownOf(root);
  expect(readme).toContain(`npx adobe-collection query examples/night-sky '${QUERY}'`);
  expect(readme).toContain(`\n${matches.join('\n')}\n`);
  expect(changes.join('\n')).toMatch(/renamed from "star copy"; moved from 300, 64 to/);
});

it('The first line of the README is the command that installs what the others need', () => {
  const lines = blocksIn('sh').filter(({ page }) => page === 'README.md');
  expect(lines[0].code).toMatch(/^npm start\b/);
});

it('The picture of the README is of its query; the film plays, and the script changes what one sees', () => {
  const pictures = frontPictures(root);
  const picture = fs.readFileSync(path.join(root, 'docs/night-sky.svg'), 'utf8');
  const namesIn = (svg = ''): string[] => [...svg.matchAll(/>(\d+ [^<]+)</g)].map(([, name]) => name);
  expect(namesIn(picture)).toEqual(['0 twinkle_a', '1 star copy', '2 Symbol 3', '3 twinkle_b', '4 s']);
  expect(namesIn(pictures.get('matches.svg'))).toEqual(namesIn(picture));
  expect(pictures.get('film.svg')).toContain('<animate');
  expect(new Set(pictures.values()).size).toBe(4);
});
