import fs from 'fs';
import os from 'os';
import path from 'path';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { describeDocuments } from '../../../support/documents';
import { openLiteral, openReal } from '../../../support/openModel';

const DEFAULTS: [keyof Document, unknown][] = [
  ['width', 550],
  ['height', 400],
  ['frameRate', 24],
  ['backgroundColor', '#FFFFFF'],
  ['accName', ''],
  ['description', ''],
  ['silent', false],
  ['forceSimple', false],
  ['autoLabel', true],
  ['livePreview', true],
  ['zoomFactor', 1],
  ['path', undefined],
  ['pathURI', undefined],
  ['docClass', ''],
  ['asVersion', 3],
  ['as3StrictMode', true],
  ['as3WarningsMode', true],
  ['as3AutoDeclare', true],
  ['as3Dialect', 'AS3'],
  ['as3ExportFrame', 1],
  ['exportSWC', false],
  ['sourcePath', '.'],
  ['libraryPath', '$(AppConfig)/ActionScript 3.0/libs'],
  ['externalLibraryPath', ''],
  ['swfJPEGQuality', 80],
  ['publishProfiles', ['Default']],
  ['currentPublishProfile', 'Default'],
];

it.each(DEFAULTS)('A setting that a document leaves out has its default: %s is %j', (name, value) => {
  expect(openLiteral({})[name]).toEqual(value);
});

it('The attribute document.exportSWC is a setting of the publish profile', () => {
  const document = openLiteral({});
  document.exportSWC = true;
  expect(document.exportSWC).toBe(true);
  expect(document.exportPublishProfileString()).toContain('<ExportSwc>1</ExportSwc>');
  document.exportSWC = false;
  expect(document.exportSWC).toBe(false);
});

describe('the view in three dimensions', () => {
  it('It is stored: the examples of document.setStageVanishingPoint and setStageViewAngle', () => {
    const document = openLiteral({});
    const source = document.node.file!.serialize();
    document.setStageVanishingPoint({ x: 45, y: 40.5 });
    document.setStageViewAngle(70);
    const root = /<DOMDocument[^>]*>/.exec(document.node.file!.serialize())![0];
    for (const text of ['vanishingPoint3DX="45"', 'vanishingPoint3DY="40.5"', 'viewAngle3D="70"'])
      expect(root).toContain(text);
    document.setStageVanishingPoint({ x: 275, y: 200 });
    document.node.setAttr('viewAngle3D', null);
    expect(document.node.file!.serialize()).toBe(source);
  });

  it.each([
    [
      (document: Document) => document.setStageViewAngle(179.5),
      'setStageViewAngle: angle: expected a number from 0 to 179',
    ],
    [
      (document: Document) => document.setStageVanishingPoint({ x: 1 } as never),
      'setStageVanishingPoint: point',
    ],
  ])('Wrong values change nothing', (use, message) => {
    const document = openLiteral({});
    const source = document.node.file!.serialize();
    expect(() => use(document)).toThrow(message);
    expect(document.node.file!.serialize()).toBe(source);
  });
});

const WRITES: [keyof Document, unknown, string][] = [
  ['width', 800, 'width="800"'],
  ['height', 1, 'height="1"'],
  ['frameRate', 29.97, 'frameRate="29.97"'],
  ['backgroundColor', '#ff0080', 'backgroundColor="#FF0080"'],
  ['accName', 'Main', 'accName="Main" hasAccessibleData="true"'],
];

it.each(WRITES)(
  'The value of document.%s = %j is stored, and leaves no trace when it returns',
  (name, value, text) => {
    const document = openLiteral({}) as unknown as Record<string, unknown> & Document;
    const source = document.node.file!.serialize();
    const before = document[name as string];
    document[name as string] = value;
    expect(document.node.file!.serialize()).toContain(text);
    document[name as string] = before;
    document.node.setAttr('hasAccessibleData', null);
    expect(document.node.file!.serialize()).toBe(source);
  },
);

it.each([
  ['width', 0],
  ['height', 9000],
  ['frameRate', 'fast'],
  ['backgroundColor', 'red'],
  ['asVersion', 4],
  ['as3Dialect', 'ES6'],
])('The value of document.%s = %j is refused', (name, value) => {
  expect(() => Object.assign(openLiteral({}), { [name]: value })).toThrow(`Document.${name}`);
});

it('Publish settings are written into the current profile', () => {
  const document = openLiteral({ docClass: 'Main' });
  Object.assign(document, {
    docClass: 'com.App',
    asVersion: 2,
    as3StrictMode: false,
    sourcePath: '.;src',
    libraryPath: 'a.swc;b.swc',
  });
  document.externalLibraryPath = 'c.swc';
  document.libraryPath = 'b.swc';
  const text = document.files.changes().get('PublishSettings.xml') as string;
  expect(text).toContain('<DocumentClass>com.App</DocumentClass>');
  expect(text).toContain('<AS3Strict>0</AS3Strict>');
  expect(document).toMatchObject({
    docClass: 'com.App',
    asVersion: 2,
    as3StrictMode: false,
    sourcePath: '.;src',
  });
  expect([document.libraryPath, document.externalLibraryPath]).toEqual(['b.swc', 'c.swc']);
});

it.each([
  ['6', true, '6'],
  ['FlashPlayer11.2', true, 'FlashPlayer11.2'],
  ['AdobeAIR3_6', true, 'AdobeAIR3_6'],
  ['Netscape', false, 'FlashPlayer32.0'],
])('The call setPlayerVersion(%j) gives %j', (version, result, after) => {
  const document = openLiteral({});
  expect([document.setPlayerVersion(version), document.getPlayerVersion()]).toEqual([result, after]);
});

it('Profiles are added, renamed, exported, imported and deleted', () => {
  const document = openLiteral({ docClass: 'Main' });
  expect(document.addNewPublishProfile('Other')).toBe(1);
  expect([document.publishProfiles, document.currentPublishProfile, document.docClass]).toEqual([
    ['Default', 'Other'],
    'Other',
    'Main',
  ]);
  expect(document.addNewPublishProfile('Other')).toBe(-1);
  document.docClass = 'Else';
  expect([document.renamePublishProfile('Default'), document.renamePublishProfile('Third')]).toEqual([
    false,
    true,
  ]);
  const xml = document.exportPublishProfileString('Default');
  expect(document.importPublishProfileString(xml)).toBe(true);
  expect([document.currentPublishProfile, document.docClass]).toEqual(['Third', 'Main']);
  expect(document.importPublishProfileString('<broken')).toBe(false);
  expect([document.deletePublishProfile(), document.publishProfiles]).toEqual([0, ['Default']]);
  expect([document.deletePublishProfile(), document.publishProfiles]).toEqual([0, ['Default']]);
});

it('A profile goes into a file and comes back from it under the name of the file, or a free one', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'profiles-'));
  const document = openLiteral({ docClass: 'Main' });
  document.exportPublishProfile(`file://${folder}/profile.xml`);
  document.docClass = 'Else';
  expect(document.importPublishProfile(`file://${folder}/profile.xml`)).toBe(1);
  expect([document.publishProfiles, document.docClass]).toEqual([['Default', 'profile'], 'Main']);
  document.importPublishProfile(`file://${folder}/profile.xml`);
  expect(document.publishProfiles).toEqual(['Default', 'profile', 'Profile 1']);
  expect(document.importPublishProfile(`file://${folder}/nothing.xml`)).toBe(-1);
  fs.rmSync(folder, { recursive: true });
});

it('XMP and mobile settings are texts of their own; what is not XML is refused', () => {
  // docum570: "The format of the metadata is RDF".
  const RDF = "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>";
  const document = openLiteral({});
  expect([
    document.getMetadata(),
    document.setMetadata(RDF),
    document.setMetadata(`${RDF}<rdf:RDF>`),
    document.setMetadata('<a/>'),
    document.getMetadata(),
  ]).toEqual(['', true, false, false, RDF]);
  expect([document.setMobileSettings('<m/>'), document.getMobileSettings()]).toEqual([true, '<m/>']);
  expect([...document.files.changes().keys()].sort()).toEqual([
    'META-INF/metadata.xml',
    'MobileSettings.xml',
  ]);
});

it.each([
  [{}, 'Flash'],
  [{ filetypeGUID: 'D30F8A0D-8234-44E1-9E30-EE48B415BE9D', filetypeName: 'PixiAnimate' }, 'PixiAnimate'],
])('The type of a document with %j is %s', (attributes, type) => {
  expect(openLiteral({ attributes }).type).toBe(type);
});

it('A document keeps data by name and type', () => {
  const document = openLiteral({});
  document.addDataToDocument('n', 'double', 1.5);
  expect([document.documentHasData('n'), document.getDataFromDocument('n')]).toEqual([true, 1.5]);
  document.removeDataFromDocument('n');
  expect([document.documentHasData('n'), document.getDataFromDocument('n')]).toEqual([false, undefined]);
});

describeDocuments('Settings of real documents', () => {
  it('The document logo-anim reads as its files say', () => {
    expect(openReal('logo-anim')).toMatchObject({
      name: 'logo-anim.fla',
      width: 600,
      height: 400,
      asVersion: 2,
      docClass: '',
      swfJPEGQuality: 80,
      libraryPath:
        '$(AppConfig)/ActionScript 3.0/libs;$(AppConfig)/ActionScript 3.0/libs/11.0/textLayout.swc',
      externalLibraryPath: '.',
    });
    expect(openReal('logo-anim').getPlayerVersion()).toBe('FlashPlayer11.2');
  });

  it('Avatar2011 has a document class in its second profile only', () => {
    const document = openReal('Avatar2011');
    expect([document.publishProfiles, document.docClass]).toEqual([['Default', 'FlashBuilder-Debug'], '']);
    document.currentPublishProfile = 'FlashBuilder-Debug';
    expect(document.docClass).toBe('Avatar');
  });

  it('An XFL folder is called by its .xfl file', () => {
    const document = openReal('squaredance');
    expect(document.name).toBe('squaredance.xfl');
    expect(document.pathURI).toMatch(/^file:\/\/\/.*\/squaredance\/squaredance\.xfl$/);
  });
});
