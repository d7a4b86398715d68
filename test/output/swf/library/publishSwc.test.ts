import fs from 'node:fs';
import path from 'node:path';
import { PLAYER_NAMES } from '../../../../actionscript/avm2/playerNames';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import type { SwfOptions } from '../../../../output/swf/publishSwf';
import { exportSwc, publishSwc } from '../../../../output/swf/library/publishSwc';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { openLiteral } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { readSwc, type ReadSwc } from './readSwc';

const folder = temporaryFolder();

const SOURCES = {
  'ui/Base.as': `package ui { import flash.display.MovieClip; import flash.events.Event;
    public class Base extends MovieClip implements IShown {
      public function get box():Box { return new Box(); }
      public function shown(event:Event):Vector.<Number> { trace(Math.PI); return null; } } }`,
  'ui/IShown.as':
    'package ui { import flash.events.Event; public interface IShown { function shown(e:Event):Vector.<Number>; } }',
  'ui/Box.as':
    'package ui { import flash.utils.*; public class Box extends Proxy { use namespace marks; \
    marks var a:ByteArray; flash_proxy override function getProperty(name:*):* { return getTimer(); } } }',
  'ui/marks.as': 'package ui { public namespace marks = "urn:marks"; }',
};

const SKIN: DocumentLiteral = {
  library: [
    { name: 'star', linkageClassName: 'ui.Star', linkageBaseClass: 'ui.Base' },
    { name: 'art/card', linkageClassName: 'Card', layers: [{ elements: [{ item: 'star', name: 'hero' }] }] },
    {
      name: 'wheel',
      linkageClassName: 'Wheel',
      layers: [
        {
          frames: [
            { script: 'stop(); addEventListener(MouseEvent.CLICK, f); function f(e) { new Card(); }' },
          ],
        },
      ],
    },
    { name: 'loose', layers: [{ frames: [{ script: 'gotoAndStop(2);' }, {}] }] },
    { name: 'around', linkageClassName: 'Around', layers: [{ elements: [{ item: 'loose', x: 3 }] }] },
    { name: 'plain', layers: [{ elements: [{ item: 'star', name: 'part' }] }] },
  ],
};

function openSkin(literal: DocumentLiteral = SKIN): ReturnType<typeof openLiteral> {
  for (const [name, text] of Object.entries(SOURCES)) {
    fs.mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true });
    fs.writeFileSync(path.join(folder(), name), text);
  }
  const document = openLiteral({ name: 'skin.fla', ...literal });
  document.location = path.join(folder(), 'skin.fla');
  return document;
}

function published(literal?: DocumentLiteral, options?: SwfOptions): ReadSwc {
  return readSwc(publishSwc(openSkin(literal).film, options).files[0].bytes);
}

const IN_PLAYER = new Set(
  Object.entries(PLAYER_NAMES).flatMap(([name, list]) =>
    list.split(' ').map((entry) => `${name === '' ? '' : `${name}:`}${entry.replace(/[!:].*$/, '')}`),
  ),
);

const idOf = (name: string): string => name.replace(/\.([^.]*)$/, ':$1');

/** What is wrong with a library, by the rules of catalogs. */
function faultsOf({ scripts, movie, blocks, files }: ReadSwc): string[] {
  const faults: string[] = [];
  const expect_ = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.push(fault);
  };
  expect_(files.join() === 'catalog.xml,library.swf', files.join());
  const defined = new Set(scripts.flatMap(({ definitions }) => definitions));
  expect_(defined.size === scripts.flatMap(({ definitions }) => definitions).length, 'defined twice');
  expect_([...blocks.keys()].join() === scripts.map(({ name }) => name).join(), 'scripts are not the blocks');
  for (const { name, definitions, needs } of scripts) {
    const block = blocks.get(name);
    const has = block?.defined.map((trait) => idOf(trait.name)) ?? [];
    expect_(has.join() === definitions.join(), `${name} defines ${has.join()}, not ${definitions.join()}`);
    for (const [id, type] of needs) {
      expect_(defined.has(id) || IN_PLAYER.has(id), `${name} needs ${id}, which there is not`);
      expect_(['i', 'n', 's', 'e'].includes(type), `${id} has the type ${type}`);
      expect_(!definitions.includes(id), `${name} needs itself`);
    }
    for (const { base, interfaces, members, statics } of block?.classes ?? []) {
      const inherited = [...needs].filter(([, type]) => type === 'i').map(([id]) => id);
      if (base !== '*')
        expect_([...definitions, ...inherited].includes(idOf(base)), `${name} needs no ${base}`);
      // Interfaces are read without their packages.
      for (const leaf of interfaces)
        expect_(
          inherited.some((id) => id.replace(/.*:/, '') === leaf),
          `${name} needs no ${leaf}`,
        );
      for (const { type = '*' } of [...members, ...statics])
        if (type !== '*' && !type.includes('<') && !definitions.includes(idOf(type)))
          expect_(/[nsi]/.test(needs.get(idOf(type)) ?? ''), `${name} has no type ${type}`);
    }
  }
  for (const [className] of movie.exports)
    expect_(defined.has(idOf(className)), `${className} is not defined`);
  return faults;
}

describe('publishSwc()', () => {
  it('Each class of the movie is in the catalog, with what it needs and why', () => {
    const swc = published();
    expect(faultsOf(swc)).toEqual([]);
    expect(swc.scripts.map(({ name, definitions }) => `${name} ${definitions.join()}`).sort()).toEqual([
      'Around Around',
      'Card Card',
      'Wheel Wheel',
      'skin_fla/loose_1 skin_fla:loose_1',
      'ui/Base ui:Base',
      'ui/Box ui:Box',
      'ui/IShown ui:IShown',
      'ui/Star ui:Star',
      'ui/marks ui:marks',
    ]);
    const needs = new Map(swc.scripts.map((script) => [script.name, Object.fromEntries(script.needs)]));
    expect(needs.get('ui/Star')).toMatchObject({ 'ui:Base': 'i', AS3: 'n' });
    expect(needs.get('ui/Base')).toMatchObject({
      ...{ 'flash.display:MovieClip': 'i', 'ui:IShown': 'i', 'flash.events:Event': 's', 'ui:Box': 's' },
      ...{ Math: 'e', trace: 'e', '__AS3__.vec:Vector': 's', Number: 's' },
    });
    expect(needs.get('ui/Box')).toMatchObject({
      ...{ 'flash.utils:Proxy': 'i', 'flash.utils:ByteArray': 's', 'flash.utils:getTimer': 'e' },
      ...{ 'flash.utils:flash_proxy': 'n', 'ui:marks': 'n' },
    });
    expect(needs.get('Card')).toMatchObject({ 'ui:Star': 's', 'flash.display:MovieClip': 'i' });
    expect(needs.get('Wheel')).toMatchObject({ Card: 'e', 'flash.events:MouseEvent': 'e' });
    expect(swc.movie.frameCount).toBe(1);
    expect([...swc.movie.exports.keys()].sort()).toEqual([
      'Around',
      'Card',
      'Wheel',
      'skin_fla.loose_1',
      'ui.Star',
    ]);
  });

  it('The same document gives the same bytes; other content gives other numbers in the catalog', () => {
    const [one, other] = [0, 1].map(() => publishSwc(openSkin().film).files[0].bytes);
    expect(Buffer.from(one).equals(other)).toBe(true);
    const changed = published({ library: [{ name: 'star', linkageClassName: 'ui.Star' }] });
    expect(changed.scripts[0].mod).not.toBe(readSwc(one).scripts[0].mod);
  });

  it('Scenes and the class of the document are left out, which is a loss', () => {
    const outcome = publishSwc(
      openSkin({ ...SKIN, docClass: 'Main', layers: [{ elements: [{ item: 'star' }] }] }).film,
    );
    expect(outcome.losses.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'scene "Scene 1": The scene is left out: a SWC has classes of the library.',
      'the document: Its class "Main" is left out: a SWC has classes of the library.',
    ]);
    expect(publishSwc(openSkin().film).losses).toEqual([]);
  });

  it('Code of the libraries of a document is in its library, by the name of its class', () => {
    const document = openSkin({ library: [{ name: 'disc', linkageClassName: 'Disc' }] });
    fs.writeFileSync(path.join(folder(), 'star.swc'), publishSwc(openSkin().film).files[0].bytes);
    document.libraryPath = 'star.swc';
    const swc = readSwc(publishSwc(document.film).files[0].bytes);
    expect(faultsOf({ ...swc, movie: { ...swc.movie, exports: new Map() } })).toEqual([]);
    expect(swc.scripts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Disc', 'ui/Star']));
  });

  it.each<[string, DocumentLiteral, RegExp]>([
    ['ActionScript 2', { ...SKIN, asVersion: 2 }, /ActionScript 2; a SWC is made of ActionScript 3/],
    ['nothing that is exported', { library: [{ name: 'star' }] }, /exports nothing/],
  ])('A document with %s is refused', (_what, literal, message) => {
    expect(() => publishSwc(openSkin(literal).film)).toThrow(message);
  });

  it('A movie of ours links a library of ours', () => {
    const document = openLiteral({
      library: [{ name: 'own', linkageClassName: 'Own', linkageBaseClass: 'ui.Star' }],
      layers: [{ frames: [{ script: 'var card:Card = new Card(); trace(card.hero.box);' }] }],
    });
    fs.mkdirSync(path.join(folder(), 'game'));
    fs.writeFileSync(path.join(folder(), 'game/skin.swc'), publishSwc(openSkin().film).files[0].bytes);
    document.location = path.join(folder(), 'game/game.fla');
    document.libraryPath = 'skin.swc';
    const movie = readSwf(publishSwf(document.film).files[0].bytes);
    expect(movie.tags.filter(({ code }) => code === 82).length).toBeGreaterThan(9);
  });
});

describe('exportSwc()', () => {
  it.each([
    ['art/card', [{ className: 'Card', name: 'card' }], ['Card', 'ui.Star']],
    ['plain', [{ className: 'plain', name: 'plain' }], ['plain', 'ui.Star']],
    ['loose', [{ className: 'loose', name: 'loose' }], ['loose']],
  ])('The library of a symbol has it as a component, and what it uses: %s', (name, components, exports) => {
    const { film } = openSkin();
    const item = film.item(name);
    if (!item) throw new Error(name);
    const swc = readSwc(exportSwc(film, item).files[0].bytes);
    expect(faultsOf(swc)).toEqual([]);
    expect(swc.components).toEqual(components);
    expect([...swc.movie.exports.keys()].sort()).toEqual(exports);
  });
});
