import type { Catalogue } from '../../../../document/binary/catalogue/Catalogue';
import { Release } from '../../../../document/binary/catalogue/Release';
import { writePublishSettings } from '../../../../document/binary/xfl/writePublishSettings';
import { XmlWriter } from '../../../../document/binary/xfl/XmlWriter';

function written(version: number, settings: Record<string, string>): string {
  const xml = new XmlWriter('', 10_000);
  const catalogue: Pick<Catalogue, 'profiles' | 'version'> = {
    version,
    profiles: [new Map(Object.entries(settings))],
  };
  writePublishSettings(xml, catalogue as Catalogue, 'film');
  return xml.toString();
}

/** The version of the player and of ActionScript that the settings say. */
function versions(text: string): (string | undefined)[] {
  return ['Version', 'ActionScriptVersion'].map((name) => new RegExp(`<${name}>(.*?)</`).exec(text)?.[1]);
}

// 31 of 31 movies of Flash 5 and 19 of 19 of Flash MX whose profile is empty have these versions.
it.each([
  ['Flash 5', Release.flash5, {}, ['5', '1']],
  ['its trial', Release.flash5Trial, {}, ['5', '1']],
  ['Flash MX', Release.mx, {}, ['6', '1']],
  ['Flash MX for an older player', Release.mx, { 'Vector::Version': '4' }, ['4', '1']],
  [
    'Flash MX 2004, which says it,',
    Release.mx2004,
    { 'Vector::Version': '7', 'Vector::ActionScript Version': '2' },
    ['7', '2'],
  ],
])(
  'A document of %s is published for the player and the ActionScript of its time',
  (_, version, settings, expected) => {
    expect(versions(written(version, settings))).toEqual(expected);
  },
);
