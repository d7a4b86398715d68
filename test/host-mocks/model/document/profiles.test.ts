import { createHost } from '../../../../app';
import { describeDocuments } from '../../../support/documents';
import { openLiteral, openReal } from '../../../support/openModel';

/** The profile in a file of settings, as the program exports it: without the mark of the current one. */
function profileIn(settings: string): string {
  const [profile] = /<(flash_profile|profile) [^]*<\/\1>/.exec(settings) ?? [''];
  return `${profile.replace(' current="true"', '')}\n`;
}

/** Without what depends on the machine, and on what the author chose. */
function comparable(profile: string): string {
  return profile
    .replace(/\r\n/g, '\n')
    .replace(/(<TemplateFileName>)[^<]*/, '$1')
    .replace(/Untitled-1\.(svg|app|exe)/g, 'camera_layer.$1');
}

describeDocuments('Profiles of documents', () => {
  it.each(['edittext_password', 'nested-skew', 'squaredance', 'button_hittest', 'actions'])(
    'The exported profile of %s is that of its file, to the byte',
    (name) => {
      const document = openReal(name);
      const settings = document.files.xml('PublishSettings.xml')?.source ?? '';
      const exported = document.exportPublishProfileString();
      expect(exported).toBe(profileIn(settings));
      expect(document.exportPublishProfileString('Default')).toBe(exported);
      expect(document.files.changes().size).toBe(0);
    },
  );

  it('The profile of a new document is that of a document of Animate 22, but for its name and stage', () => {
    const real = openReal('camera_layer');
    const made = openLiteral({ name: 'camera_layer.fla', width: real.width, height: real.height });
    expect(comparable(made.exportPublishProfileString())).toBe(comparable(real.exportPublishProfileString()));
  });
});

it('Scripts read a profile and change it, in the ways of three published ones', () => {
  const host = createHost({ name: 'a.fla' }, { realm: 'separate' });
  // FlashDevelop (vscode-as3mxml), code of coolexp, an exporter of HTML5 Canvas
  const found = host.run(`
    var doc = fl.getDocumentDOM(), xml = new XML(doc.exportPublishProfileString());
    var before = [String(xml.name()), String(xml.@version), String(xml.@name), String(xml.@current),
      String(xml.PublishFormatProperties.flashFileName), xml.PublishProperties.length()];
    xml.PublishFormatProperties[0].html[0] = 0;
    xml.PublishFlashProperties.DebuggingPermitted = 1;
    doc.importPublishProfileString(xml.toXMLString());
    var after = new XML(doc.exportPublishProfileString());
    [before, String(after.PublishFormatProperties.html), String(after.PublishFlashProperties.DebuggingPermitted),
      String(after.PublishFlashProperties.LibraryPath['library-path-entry']['swc-path']), doc.publishProfiles].join("|")`);
  expect(found).toBe('flash_profile,1.0,Default,,a.swf,4|0|1|$(AppConfig)/ActionScript 3.0/libs|Default');
});
