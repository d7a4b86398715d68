import fs from 'node:fs';
import path from 'node:path';
import { nameAt } from './faultsOf.mjs';

/** What the files of dist/ hold of other packages. */
const PARTS = [
  { file: 'dist/animate.d.ts', says: 'is derived from', packages: ['types-for-adobe'] },
  { file: 'dist/jest.js', says: 'loads, from dist/host, all of', packages: ['pixelmatch'] },
  { file: 'dist/createjs.min.js', says: 'is a file of', packages: ['createjs'] },
  { file: 'dist/collection.es5.jsx', says: 'contains parts of', packages: ['extendscript-es5-shim'] },
  {
    file: 'dist/sandbox/`, `dist/browser.mjs` and `dist/viewer/worker.js',
    says: 'contain all or some of',
    packages: [
      'acorn',
      'magic-string',
      '@jridgewell/sourcemap-codec',
      '@jridgewell/trace-mapping',
      '@jridgewell/resolve-uri',
      'fflate',
      'maxrects-packer',
      '@eslint-community/regexpp',
      'saxes',
      'xmlchars',
    ],
  },
];

/**
 * The text of THIRD_PARTY.md.
 * @param {string} root the folder of the project
 */
export function notices(root, lock) {
  const parts = PARTS.map(
    ({ file, says, packages }) =>
      `\`${file}\` ${says}:\n\n${packages.map((name) => `### ${name}\n\n${quoted(licenceText(root, name))}\n`).join('\n')}`,
  );
  return [
    '# Third-party notices',
    'This file is made by `npm run notices`.',
    '## Parts of other packages',
    ...parts.map((part) => part.trimEnd()),
    '## Packages that are installed with this one',
    table(lock),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The text of a licence as its package has it, or what its manifest says. */
function licenceText(root, name) {
  const folder = path.join(root, 'node_modules', name);
  const file = fs.readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file !== undefined) return fs.readFileSync(path.join(folder, file), 'utf8');
  const { license, author } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${license} License, by ${author?.name ?? author ?? 'its contributors'}.`;
}

function quoted(text) {
  return (
    text
      .trim()
      .replace(/\r/g, '')
      // Some are a comment for the head of a script.
      .replace(/^\/\*!?|^ *\*\/$|^ *\* ?/gm, '')
      .trim()
      .split('\n')
      .map((line) => `> ${line.trim()}`.trimEnd())
      .join('\n')
  );
}

function table(lock) {
  const rows = Object.entries(lock.packages)
    .filter(([place, { dev, peer }]) => place !== '' && !dev && !peer)
    .map(([place, { version, license, optional }]) => [
      nameAt(place),
      version,
      license,
      optional ? 'yes' : '',
    ]);
  const all = [['package', 'version', 'licence', 'optional'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(all[0]), rule, ...rows.map(line)].join('\n');
}
