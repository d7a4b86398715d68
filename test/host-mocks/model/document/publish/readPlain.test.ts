import { MemoryContainer } from '../../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../../host-mocks/model/document/openDocument';
import { describeDocuments } from '../../../../support/documents';
import { openReal, quietHost } from '../../../../support/openModel';

/** The settings of a document with this text, and whether they were parsed. */
function open(profiles: string) {
  const container = new MemoryContainer('a.fla', {
    'DOMDocument.xml': '<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"/>',
    'PublishSettings.xml': `<flash_profiles>${profiles}</flash_profiles>`,
  });
  const { files, publishing } = openDocument(container, quietHost());
  return { publishing, isParsed: () => files.xml('PublishSettings.xml')?.isParsed };
}

const profile = (properties: string, more = ''): string =>
  `<flash_profile version="1.0" name="Default" ${more}><PublishFlashProperties enabled="true">${properties}</PublishFlashProperties></flash_profile>`;
const player = (name: string): string => `<ExternalPlayer>${name}</ExternalPlayer>`;

describe('A property of publish settings', () => {
  it.each([
    ['that is plain', profile(player('FlashPlayer11.2')), 'FlashPlayer11.2', false],
    ['that is empty', profile('<ExternalPlayer/>'), '', false],
    ['that is missing', profile('<Version>10</Version>'), 'other', true],
    ['that is named twice', profile(player('A') + player('B')), 'A', true],
    ['with a reference', profile(player('a&amp;b')), 'a&b', true],
    ['beside a comment', profile(`<!-- ${player('no')} --><Version/>`), 'other', true],
    [
      'in a second profile that is current',
      profile(player('A')) + profile(player('B'), 'current="true"'),
      'B',
      true,
    ],
  ])('One %s is read as it is from a parsed file', (_, profiles, expected, isParsed) => {
    const settings = open(profiles);
    expect(settings.publishing.readPlain('ExternalPlayer', 'other')).toBe(expected);
    expect(settings.isParsed()).toBe(isParsed);
    expect(settings.publishing.read('ExternalPlayer', 'other')).toBe(expected);
  });
});

describeDocuments('Publish settings of documents', () => {
  it.each(['acid', 'edittext_password', 'nested-skew', 'squaredance', 'actions'])(
    'The player of %s is the same before and after its settings are parsed',
    (name) => {
      const { publishing } = openReal(name);
      const plain = ['ExternalPlayer', 'Version'].map((property) => publishing.readPlain(property, 'none'));
      expect(['ExternalPlayer', 'Version'].map((property) => publishing.read(property, 'none'))).toEqual(
        plain,
      );
    },
  );
});
