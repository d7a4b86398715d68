import { createHost } from '../../../app';
import { Host } from '../../../app/host/Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { contract } from '../../../host-mocks/contract/contract';
import { OBJECTS, PROBED } from './memberProbes';

/** Adds to `read` the names that a loop lists, with the error of those that cannot be read. */
const ENUMERATE = `
function named(name) {
  var items = fl.documents[0].library.items;
  for (var i = 0; i < items.length; i++) if (items[i].name === name) return items[i];
}
function enumerate(object) {
  var read = [];
  for (var name in object) try { object[name]; read.push(name); } catch (error) { read.push(name + ': ' + error.message); }
  return read;
}
`;

function propertiesOf(className: string | null): string[] {
  if (className === null) return [];
  const { base, properties } = contract[className]!;
  return [...Object.keys(properties), ...propertiesOf(base)];
}

/** What a loop leaves out, by class: not done, or an error at times (Adobe's reference, symbolInstanc5). */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  Flash: [
    ...['applicationURI', 'componentsPanel', 'configDirectory', 'configURI', 'createNewDocList'],
    ...['createNewDocListType', 'createNewTemplateList', 'installedPlayers', 'presetPanel'],
    ...['publishCacheDiskSizeMax', 'publishCacheEnabled', 'publishCacheMemoryEntrySizeLimit'],
    ...['publishCacheMemorySizeMax', 'tools'],
  ],
  SpriteSheetExporter: propertiesOf('Item').sort(),
  ...Object.fromEntries(
    ['SymbolInstance', 'ComponentInstance', 'CompiledClipInstance'].map((name) => [
      name,
      ['brightness', 'tintColor', 'tintPercent'],
    ]),
  ),
};

describe.each([false, true])('with the language of Node: %s', (modern) => {
  const host = createHost(PROBED, { modern });
  afterAll(() => host.dispose());

  it.each(Object.entries(OBJECTS).filter(([name]) => name !== 'TopLevel'))(
    'a loop over the names of %s reads each of them',
    (className, path) => {
      const names = host.run(`${ENUMERATE} enumerate(${path})`) as string[];
      expect(names.filter((name) => name.includes(':'))).toEqual([]);
      const shown = new Set(names);
      const own = propertiesOf(className).filter((name) => !shown.has(name));
      expect(own.sort()).toEqual(LEFT_OUT[className] ?? []);
    },
  );

  it('A loop says once what is not done', () => {
    const probed = createHost(PROBED, { modern });
    probed.run('for (var i = 0; i < 2; i++) for (var name in fl) fl[name];');
    probed.run('for (var name in fl) fl[name]; for (name in document) document[name];');
    expect(probed.warnings).toEqual([expect.stringMatching(/^Flash: a loop .* installedPlayers, .*tools/)]);
    probed.dispose();
  });
});

it('The loop for each reads the values of the same names', () => {
  const count = `${ENUMERATE} var n = 0; for each (var value in fl) n++; n === enumerate(fl).length && n > 20`;
  expect(createHost(PROBED).run(count)).toBe(true);
});

const ELEMENT = `${'fl.documents[0].getTimeline()'}.layers[0].frames[0].elements[0]`;
const TLF =
  '<DOMTLFText><markup><tlfTextObject><TextFlow><p><span>word</span></p></TextFlow></tlfTextObject></markup></DOMTLFText>';
const PLAYER =
  '<flash_profiles><flash_profile version="1.0" name="Default" current="true"><PublishFlashProperties enabled="true"><ExternalPlayer>AdobeAIR3_6</ExternalPlayer></PublishFlashProperties></flash_profile></flash_profiles>';

it.each<[what: string, element: string, path: string, leftOut: readonly string[]]>([
  ['a TLF text', TLF, `${ELEMENT}.textRuns[0].textAttrs`, ['lineSpacing']],
  ['an element of a kind that is not known', '<DOMUnknown/>', ELEMENT, ['elementType']],
  ['a document of another kind', '', 'document', ['type', 'playerTarget', 'playerVersion']],
])('a loop leaves out what cannot be read of %s', (_what, element, path, leftOut) => {
  const host = new Host(nodePlatform, {});
  host.openNew({
    'DOMDocument.xml':
      '<DOMDocument filetypeGUID="1"><timelines><DOMTimeline name="Scene 1"><layers><DOMLayer><frames>' +
      `<DOMFrame index="0"><elements>${element}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`,
    'PublishSettings.xml': PLAYER,
  });
  const names = String(
    host.realms.withGlobals(() => host.scripts.run(`${ENUMERATE} enumerate(${path}).join()`, 'a.jsfl')),
  );
  expect(names).not.toContain(':');
  for (const name of leftOut) expect(names.split(',')).not.toContain(name);
});
