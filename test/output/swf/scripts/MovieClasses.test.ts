import type { AvmProgram } from '../../../../actionscript/avm2/Program';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { readKeyframeNotes } from '../../../../film/playing/keyframeNotes';
import { Losses } from '../../../../output/published/Losses';
import { MovieClasses } from '../../../../output/swf/scripts/MovieClasses';
import { MovieProblems } from '../../../../output/swf/scripts/MovieProblems';
import { readConstants } from '../../../../output/swf/scripts/readConstants';
import type { SourceFiles } from '../../../../output/swf/scripts/sources/SourceFiles';
import type { SourceText } from '../../../../actionscript/syntax/SourceText';
import { openLiteral } from '../../../support/openModel';

/** Sources without a disk. */
function filesWith(sources: Readonly<Record<string, string>>): SourceFiles {
  return {
    find: (name: string): SourceText | undefined =>
      name in sources ? { file: `${name}.as`, text: sources[name] } : undefined,
    include: () => undefined,
    namesIn: () => [],
    searchedWords: () => 'Sources were searched in art.',
  } as unknown as SourceFiles;
}

interface Given {
  settings?: Readonly<Record<string, string>>;
  sources?: Readonly<Record<string, string>>;
  isDropping?: boolean;
}

/** What a document's classes are compiled of, when every symbol is noted and every linked one exported. */
function programOf(
  literal: DocumentLiteral,
  { settings = {}, sources = {}, isDropping = false }: Given = {},
): { program: AvmProgram; main: string | undefined; losses: Losses } {
  const { film } = openLiteral(literal);
  const publishing = Object.create(film.publishing) as typeof film.publishing;
  Object.assign(publishing, { read: (name: string, fallback: string) => settings[name] ?? fallback });
  const own = Object.create(film, { publishing: { value: publishing } }) as typeof film;
  const losses = new Losses();
  const problems = new MovieProblems(film.name, isDropping, losses);
  const classes = new MovieClasses(
    own,
    'game_fla',
    filesWith(sources),
    problems,
    { externals: [], hasClass: () => false },
    { addSetup: () => undefined },
    { isWhole: true },
  );
  let start = 0;
  for (const scene of film.scenes) {
    const timeline = film.sceneTimeline(scene);
    classes.addScene(timeline, readKeyframeNotes(timeline, film), `scene "${scene.name}"`, start);
    start += 10;
  }
  for (const item of film.items) {
    const timeline = film.itemTimeline(item);
    if (timeline) classes.addSymbol(item.name, timeline, readKeyframeNotes(timeline, film), `"${item.name}"`);
  }
  for (const item of film.items) {
    const linked = item.node.attr('linkageClassName') ?? '';
    const base = item.node.attr('linkageBaseClass') ?? '';
    if (linked !== '') classes.addLinked(item.name, linked, base, 'flash.display.MovieClip');
  }
  const main = classes.mainClass();
  return { program: classes.program(), main, losses };
}

const SCRIPTED = { layers: [{ frames: [{ script: 'trace(1);' }] }] };
const STAR = { name: 'ui/star', ...SCRIPTED };
const LINKED = { ...STAR, linkageClassName: 'ui.Star' };

/** `game_fla.MainTimeline : flash.display.MovieClip 0,2 a:ui.Star`: name, base, frames, instances. */
function made({ timelines }: AvmProgram): string[] {
  return timelines.map(({ name, base, frames, instances }) =>
    [
      `${name} : ${base.replace('flash.display.', '')}`,
      frames.map(({ frame }) => frame).join(),
      instances.map((each) => `${each.name}:${each.type.replace(/^flash\.\w+\./, '')}`).join(),
    ]
      .join(' ')
      .trim(),
  );
}

describe('classes that a document makes', () => {
  it.each<[string, DocumentLiteral, string[]]>([
    ['a document without scripts has none', { library: [{ name: 'star' }] }, []],
    ['the main timeline has one for its scripts', SCRIPTED, ['game_fla.MainTimeline : MovieClip 0']],
    [
      'scenes are one timeline',
      { scenes: [SCRIPTED, SCRIPTED].map((scene, i) => ({ name: String(i), ...scene })) },
      ['game_fla.MainTimeline : MovieClip 0,10'],
    ],
    [
      'a symbol with a script has one by its name, without its folder',
      { library: [STAR] },
      ['game_fla.star_1 : MovieClip 0'],
    ],
    [
      'spaces of the name are left out, and each has a number',
      {
        library: [
          { name: 'Symbol 1 copy', ...SCRIPTED },
          { name: '2 b', ...SCRIPTED },
        ],
      },
      ['game_fla.Symbol1copy_1 : MovieClip 0', 'game_fla._2b_2 : MovieClip 0'],
    ],
    ['a linked symbol has that of its linkage', { library: [LINKED] }, ['ui.Star : MovieClip 0']],
    [
      'a linked symbol extends its base class',
      { library: [{ ...LINKED, linkageBaseClass: 'game.Enemy' }] },
      ['ui.Star : game.Enemy 0'],
    ],
    [
      'named instances are members, by the classes of their symbols',
      {
        library: [LINKED, { name: 'b', type: 'button' }, { name: 'c' }, { name: 'g', type: 'graphic' }],
        layers: [
          {
            frames: [
              {
                script: 'stop();',
                elements: [
                  { item: 'ui/star', name: 'a' },
                  { item: 'b', name: 'push' },
                  { item: 'c', name: 'clip' },
                  { item: 'g', name: 'drawn' },
                  { item: 'c', name: 'not a name' },
                  { text: 'hello', textType: 'dynamic', name: 'label' },
                ],
              },
              {
                index: 1,
                elements: [
                  { item: 'ui/star', name: 'clip' },
                  { item: 'ui/star', name: 'a' },
                ],
              },
            ],
          },
        ],
      },
      [
        'ui.Star : MovieClip 0',
        'game_fla.MainTimeline : MovieClip 0 a:ui.Star,push:SimpleButton,clip:DisplayObject,label:TextField',
      ],
    ],
  ])('%s', (_title, literal, expected) => {
    expect(made(programOf(literal).program)).toEqual(expected);
  });

  it('Instances are not declared where the profile does not ask for it', () => {
    const literal: DocumentLiteral = {
      library: [LINKED],
      layers: [{ elements: [{ item: 'ui/star', name: 'a' }] }],
    };
    const settings = { AS3AutoDeclare: '0', DocumentClass: 'M' };
    expect(made(programOf(literal, { settings }).program)).toContain('M : MovieClip');
  });

  it('The document class is that of the main timeline, with or without a source', () => {
    const settings = { DocumentClass: 'game.Main' };
    const made0 = programOf(SCRIPTED, { settings });
    expect(made0.losses.all).toEqual([
      {
        where: 'the document',
        what: 'Its class "game.Main" has no source, and an empty one is made. Sources were searched in art.',
        isWarning: true,
      },
    ]);
    expect([made0.main, made(made0.program)]).toEqual(['game.Main', ['game.Main : MovieClip 0']]);
    const { main, program } = programOf(SCRIPTED, { settings, sources: { 'game.Main': 'class Main {}' } });
    expect([main, program.roots, program.timelines]).toEqual(['game.Main', ['game.Main'], []]);
    expect(program.framesOf?.('game.Main').map(({ source }) => source)).toEqual([
      { file: 'Untitled-1, scene "Scene 1", layer "Layer 1", frame 1', text: 'trace(1);' },
    ]);
  });

  it('A linked symbol with a source has its scripts and instances as members of that class', () => {
    const literal: DocumentLiteral = {
      library: [
        { ...LINKED, layers: [{ frames: [{ script: 'stop();', elements: [{ item: 'c', name: 'eye' }] }] }] },
        { name: 'c' },
      ],
    };
    const { program } = programOf(literal, { sources: { 'ui.Star': 'class Star {}' } });
    expect(program.roots).toEqual(['ui.Star']);
    expect(program.instancesOf?.('ui.Star')).toEqual([{ name: 'eye', type: 'flash.display.MovieClip' }]);
    expect(program.framesOf?.('ui.Star').map(({ frame }) => frame)).toEqual([0]);
    expect(program.findSource('ui.Star')?.text).toBe('class Star {}');
  });

  it('Where scripts are left out, calls that play and stop stay, and all else is reported', () => {
    const literal: DocumentLiteral = {
      library: [{ ...LINKED, linkageBaseClass: 'game.Enemy' }],
      layers: [{ frames: [{ script: 'stop();' }, { index: 1, script: 'trace(1);' }] }],
    };
    const { program, losses } = programOf(literal, { isDropping: true, sources: { 'ui.Star': '' } });
    expect(made(program)).toEqual(['ui.Star : MovieClip', 'game_fla.MainTimeline : MovieClip 0']);
    expect(program.findSource('ui.Star')).toBeUndefined();
    expect(losses.all.map(({ what }) => what)).toEqual([
      'The script is left out.',
      'The script is left out.',
      'The code of its class "ui.Star" is left out.',
      'Its class extends "game.Enemy", which is not published; it extends flash.display.MovieClip.',
    ]);
  });
});

it.each([
  ['CONFIG::FLASH_AUTHORING="true";', { 'CONFIG::FLASH_AUTHORING': true }],
  [`A::b="false";A::c="1.5";A::d="'text'"`, { 'A::b': false, 'A::c': 1.5, 'A::d': 'text' }],
  ['', {}],
  ['nonsense', {}],
])('Conditional constants of a profile: %s', (text, expected) => {
  expect(readConstants(text)).toEqual(expected);
});

it.each([
  ['the built-in one', {}, /package fl\.transitions/],
  ["the user's", { 'fl.transitions.Tween': '// own' }, /^\/\/ own$/],
])('A class of the authoring program has a source: %s', (_title, sources, expected) => {
  const { program } = programOf({}, { sources });
  expect(program.findSource('fl.transitions.Tween')?.text).toMatch(expected);
  expect(program.packageNames?.('fl.transitions.easing')).toContain('Strong');
});
