import fs from 'node:fs';
import path from 'node:path';
import { runCli } from '../app/cli/support/runCli';
import { rawZip, type RawEntry } from '../document/container/rawZip';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);

const PIECE =
  '<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges></DOMShape>';

function timeline(name: string, frames: string): string {
  return `<DOMTimeline name="${name}"><layers><DOMLayer name="L"><frames>${frames}</frames></DOMLayer></layers></DOMTimeline>`;
}

function keyframe(elements: string, attributes = 'index="0"'): string {
  return `<DOMFrame ${attributes}><elements>${elements}</elements></DOMFrame>`;
}

function write(frames: string, symbols: readonly RawEntry[] = []): string {
  const includes = symbols.map((_none, index) => `<Include href="s${index}.xml"/>`).join('');
  const content = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="300" height="200"><symbols>${includes}</symbols><timelines>${timeline('Scene 1', frames)}</timelines></DOMDocument>`;
  fs.writeFileSync(at('a.fla'), rawZip([{ name: 'DOMDocument.xml', content }, ...symbols]));
  return at('a.fla');
}

function instance(index: number, kind: string, inner = ''): string {
  return `<DOMSymbolInstance libraryItemName="s${index}" symbolType="${kind}"><matrix><Matrix tx="${index}"/></matrix>${inner}</DOMSymbolInstance>`;
}

/** Symbols that each hold the next one twice: 2 to the power of `depth` at the end. */
function doubled(depth: number, kind: string, inner = ''): string {
  return write(keyframe(instance(0, kind, inner)), doubledSymbols(depth, kind, inner));
}

function doubledSymbols(depth: number, kind: string, inner = ''): RawEntry[] {
  return Array.from({ length: depth }, (_none, index) => {
    const content = index < depth - 1 ? instance(index + 1, kind, inner).repeat(2) : PIECE;
    return {
      name: `LIBRARY/s${index}.xml`,
      content: `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="s${index}"><timeline>${timeline(`s${index}`, keyframe(content))}</timeline></DOMSymbolItem>`,
    };
  });
}

function text(characters: string, tag = 'DOMStaticText'): string {
  const run = `<DOMTextRun><characters>${characters}</characters><textAttrs><DOMTextAttrs size="12" face="Unheard"/></textAttrs></DOMTextRun>`;
  return write(keyframe(`<${tag} name="long" width="100" height="20"><textRuns>${run}</textRuns></${tag}>`));
}

const DRAWN: string[][] = [
  ['render', '-o', 'a.svg'],
  ['export', '--to', 'svg', '-o', 'out'],
  ['export', '--to', 'gif', '-o', 'out'],
];
const PUBLISHED: string[][] = [
  ['publish', '--to', 'canvas', '-o', 'out'],
  ['publish', '--to', 'swf', '-o', 'out'],
  ['export', '--to', 'lottie', '-o', 'out'],
];

async function said(file: string, [verb, ...options]: readonly string[]): Promise<string> {
  const { status, err } = await runCli(
    verb!,
    file,
    ...options.map((name) => name.replace(/^(a\.svg|out)$/, at('$1'))),
  );
  return `${status} ${err}`;
}

describe('a frame far out', () => {
  const verbs = [
    ['tree'],
    ['lint', '--no-config', '--no-cache'],
    ['export', '--to', 'atlas', '-o', 'out'],
    ['export', '--to', 'svg', '--animated', '-o', 'out'],
    ['export', '--to', 'wav', '-o', 'out'],
    ['export', '--to', 'json', '-o', 'out'],
    ...DRAWN,
    ...PUBLISHED,
  ];
  const spans = ['index="1000000000"', 'index="0" duration="1000000000"', 'index="99999" duration="2"'];

  it.each(verbs.flatMap((verb) => spans.map((span) => [verb.join(' '), span, verb] as const)))(
    '%s of a keyframe with %s ends well, or in one line',
    async (_title, span, verb) => {
      const outcome = await said(write(keyframe(PIECE, span)), verb);
      expect(outcome).toMatch(
        /^0 |^1 adobe-collection: .*The layer "L" claims [\d,]+ frames; the maximum is 100,000\n$/,
      );
    },
  );
});

describe('Symbols that contain one another twice', () => {
  const inner: [string, string, string][] = [
    ['graphics', 'graphic', ''],
    ['movie clips', 'movie clip', ''],
    ['movie clips with filters', 'movie clip', '<filters><BlurFilter/></filters>'],
    ['graphics in two colours', 'graphic', '<color><Color alphaMultiplier="0.5"/></color>'],
  ];

  it.each(
    inner.flatMap(([what, kind, part]) =>
      DRAWN.map((verb) => [verb.join(' '), what, kind, part, verb] as const),
    ),
  )('%s of %s, a million at the end, is refused in one line', async (_title, _what, kind, part, verb) => {
    expect(await said(doubled(21, kind, part), verb)).toMatch(
      /^1 adobe-collection: .*The picture claims [\d,]+ (characters of SVG to be drawn|pixels under filters); the maximum is [\d,]+\n$/,
    );
  });

  const oneBadFrame = (): string =>
    write(
      keyframe(PIECE) + keyframe(instance(0, 'graphic'), 'index="1"') + keyframe(PIECE, 'index="2"'),
      doubledSymbols(21, 'graphic'),
    );

  it.each([[['gif']], [['apng']], [['sheet']], [['svg']], [['svg', '--animated']]])(
    'A frame of a million of them is empty in %j, and reported; --strict refuses it',
    async (to) => {
      const made = ['export', '--to', ...to, '-o', 'out'];
      expect(await said(oneBadFrame(), made)).toMatch(
        /^0 adobe-collection: Scene 1: not drawn: all of frame 2 \(The picture claims [^\n]*\)\n$/,
      );
      fs.rmSync(at('out'), { recursive: true });
      expect(await said(oneBadFrame(), [...made, '--strict'])).toMatch(
        /^1 adobe-collection: Scene 1: not drawn: all of frame 2 [^]*one thing of the document would be lost/,
      );
      expect(fs.existsSync(at('out')) ? fs.readdirSync(at('out')) : []).toEqual([]);
    },
  );

  it('A publish --to canvas of a million graphics, each an object of its page, is refused in one line', async () => {
    expect(await said(doubled(21, 'graphic'), PUBLISHED[0]!)).toMatch(
      /^1 adobe-collection: .*The timeline "Scene 1" claims 3,145,727 elements at a frame; the maximum is 200,000\n$/,
    );
  });

  it.each(PUBLISHED.slice(1).map((verb) => [verb.join(' '), verb] as const))(
    '%s of a million graphics writes each symbol once',
    async (_title, verb) => {
      expect(await said(doubled(21, 'graphic'), verb)).toMatch(/^0 /);
      const sizes = fs.readdirSync(at('out')).map((name) => fs.statSync(path.join(at('out'), name)).size);
      expect(Math.max(...sizes)).toBeLessThan(200_000);
    },
  );

  it.each([...DRAWN, ...PUBLISHED].map((verb) => [verb.join(' '), verb] as const))(
    '%s takes a thousand of them',
    async (_title, verb) => {
      expect(await said(doubled(11, 'graphic'), verb)).toMatch(/^0 /);
    },
  );
});

describe('long texts', () => {
  const tags = ['DOMStaticText', 'DOMDynamicText'];

  it.each(tags.flatMap((tag) => DRAWN.map((verb) => [verb.join(' '), tag, verb] as const)))(
    '%s of a %s of 100,001 characters is refused in one line',
    async (_title, tag, verb) => {
      expect(await said(text('a&#xD;'.repeat(50_001), tag), verb)).toMatch(
        /^1 adobe-collection: .*The text "long" claims 100,00[12] characters; the maximum is 100,000\n$/,
      );
    },
  );
});

it.each(['LinearGradient', 'RadialGradient'])('A %s of 1,001 colours is refused in one line', async (tag) => {
  const gradient = `<${tag}>${'<GradientEntry ratio="0.5"/>'.repeat(1001)}</${tag}>`;
  const shape = `<DOMShape><fills><FillStyle index="1">${gradient}</FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges></DOMShape>`;
  expect(await said(write(keyframe(shape)), DRAWN[0]!)).toMatch(
    /^1 adobe-collection: .*The gradient claims 1,001 colours; the maximum is 1,000\n$/,
  );
});

describe('lines of dashes', () => {
  const dashed = (dash: string, end: string): string =>
    write(
      keyframe(
        `<DOMShape><strokes><StrokeStyle index="1"><DashedStroke weight="1" dash1="${dash}" dash2="${dash}"><fill><SolidColor/></fill></DashedStroke></StrokeStyle></strokes><edges><Edge strokeStyle="1" edges="!0 0|${end} 0"/></edges></DOMShape>`,
      ),
    );

  it.each(['0', '0.001', '1e-300', '-5'])('Dashes of %s pixels are a plain line', async (dash) => {
    expect(await said(dashed(dash, '8000'), DRAWN[0]!)).toMatch(/^0 /);
    expect(fs.readFileSync(at('a.svg'), 'utf8')).not.toContain('dasharray');
  });

  it('A line of more dashes than a viewer draws is refused in one line', async () => {
    expect(await said(dashed('1', '20000000000'), DRAWN[0]!)).toMatch(
      /^1 adobe-collection: .*The picture claims/,
    );
  });
});
