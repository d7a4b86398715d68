import fs from 'fs';
import path from 'path';
import { PNG } from 'pngjs';
import { createHost } from '../../../../app/index';
import { rasterize } from '../../../support/onNode';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { shareOfDifferentPixels } from '../../../output/svg/comparePictures';

const folder = temporaryFolder();

function importSvg(
  content: string,
  size = 'width="300" height="200"',
): { output: readonly string[]; picture: PNG; source: PNG } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 300 200">${content}</svg>`;
  fs.writeFileSync(path.join(folder(), 'picture.svg'), svg);
  const host = createHost({ width: 300, height: 200, layers: [{}] }, { roots: [folder()] });
  try {
    host.run(`var d = fl.getDocumentDOM(); d.importFile('file://${folder()}/picture.svg');
      fl.trace(d.selection.map(function (e) { return e.isDrawingObject; }).join());`);
    const png = (text: string): PNG => PNG.sync.read(Buffer.from(rasterize(text, { isSmooth: false })));
    return { output: host.output, picture: png(host.render({ frame: 0 })), source: png(svg) };
  } finally {
    host.dispose();
  }
}

it.each([
  [
    'relative and smooth commands',
    '<path d="M150 50c25-30 75-30 50 30s-25 60-50 20q-10-20-30 0t-40 40" fill="#c60"/>',
  ],
  ['lines without blanks', '<path d="M10,10h80v60h-80zM30 25v30h40v-30z" stroke="black" stroke-width="4"/>'],
  [
    'arcs with flags side by side',
    '<path d="M100 60a30 20 30 1070 40zm50 20A25 25 0 01190 130" fill="teal"/>',
  ],
  ['a rule', '<path fill-rule="evenodd" fill="rgb(0,120,200)" d="M150 10l30 90-78-56h96l-78 56z"/>'],
  ['the other rule', '<path d="M150 10l30 90-78-56h96l-78 56z" style="fill:#0aa;stroke:none"/>'],
  [
    'circles and ellipses',
    '<circle cx="60" cy="60" r="40" fill="none" stroke="green" stroke-width="8"/><ellipse cx="200" cy="90" rx="60" ry="30"/>',
  ],
  [
    'rectangles',
    '<rect x="20" y="30" width="120" height="80" rx="20" fill="purple"/><rect x="160" y="9" width="50" height="50"/>',
  ],
  [
    'polygons and lines',
    '<polygon points="60,30 120,52 80,110" fill="gold" stroke="red"/><line x1="20" y1="180" x2="200" y2="130" stroke="#333" stroke-width="6" stroke-linecap="round"/>',
  ],
  [
    'groups and transformations',
    '<g transform="translate(150 90) rotate(30) scale(2 .5)" fill="navy"><g transform="skewX(20)"><rect width="30" height="60" x="-15" y="-30" opacity=".5"/></g></g>',
  ],
])('%s look as in the picture', (_, content) => {
  const { picture, source, output } = importSvg(content);
  expect(output[0]).toMatch(/^true/);
  expect(shareOfDifferentPixels(picture, source)).toBeLessThan(0.0005);
});

it('The size of the picture counts, not that of its view', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100" viewBox="100 0 300 200">';
  fs.writeFileSync(path.join(folder(), 'half.svg'), `${svg}<rect x="100" width="90" height="40"/></svg>`);
  const host = createHost({ layers: [{}] }, { roots: [folder()] });
  host.run(`var d = fl.getDocumentDOM(); d.importFile('file://${folder()}/half.svg');
    var e = d.selection[0]; fl.trace([e.left, e.top, e.width, e.height].join());`);
  expect(host.output).toEqual(['0,0,45,20']);
  host.dispose();
});

it.each([
  ['<text>a</text>', /NotImplemented: Document.importFile of an SVG picture with <text>/],
  ['<rect width="9" height="9" fill="url(#g)"/>', /NotImplemented: .* with fill "url\(#g\)"/],
  ['<rect width="9" height="9" mask="url(#m)"/>', /NotImplemented: .* with mask/],
  ['<path d="10 10"/>', /importFile: the path "10 10" cannot be read: a path begins with M/],
  ['<g>', /importFile: the picture is not well-formed XML/],
])('%s is refused by name', (content, message) => {
  expect(() => importSvg(content)).toThrow(message);
});

it('Into the library goes a graphic of its name', () => {
  fs.writeFileSync(
    path.join(folder(), 'dot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="9" cy="9" r="9"/></svg>',
  );
  const host = createHost({ layers: [{}] }, { roots: [folder()] });
  host.run(`var d = fl.getDocumentDOM(); d.importFile('file://${folder()}/dot.svg', true);
    var i = d.library.items[0]; fl.trace([i.name, i.symbolType, i.timeline.layers[0].frames[0].elements[0].width]);`);
  expect(host.output).toEqual(['dot.svg,graphic,18']);
  host.dispose();
});
