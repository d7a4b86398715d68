import type { Catalogue } from '../catalogue/Catalogue';
import { Release } from '../catalogue/Release';
import { PUBLISH_GROUPS } from './publishGroups';
import type { XmlWriter } from './XmlWriter';

/** `PublishSettings.xml`: a profile has a group of settings for each target. */
export function writePublishSettings(
  xml: XmlWriter,
  { profiles, version }: Catalogue,
  documentName: string,
): void {
  xml.element('flash_profiles', {}, () => {
    profiles.forEach((settings, index) => {
      const attributes = {
        version: '1.0',
        name: settings.get('PublishProfileProperties::name') ?? 'Default',
        current: index === 0,
      };
      xml.element('flash_profile', attributes, () =>
        writeProfile(xml, withUnsaid(settings, version), documentName),
      );
    });
  });
}

/**
 * Flash 5 and MX have only one version of ActionScript and do not store it. Profiles that were never changed have no
 * version of the player: it is that of the release. Source: 260 published movies and their documents.
 */
function withUnsaid(settings: ReadonlyMap<string, string>, version: number): ReadonlyMap<string, string> {
  if (version >= Release.mx2004) return settings;
  const player = version >= Release.mx ? '6' : '5';
  return new Map([['Vector::Version', player], ['Vector::ActionScript Version', '1'], ...settings]);
}

/** The group of a key before `::` in the binary format. */
const PREFIXES: Readonly<Record<string, string>> = { PublishFlashProperties: 'Vector' };
/** Settings with another name in the binary format. */
const KEYS: Readonly<Record<string, string>> = { AS3Dialect: 'UseAS3Namespace' };

function writeProfile(xml: XmlWriter, settings: ReadonlyMap<string, string>, documentName: string): void {
  const byKey = new Map([...settings].map(([key, value]) => [key.replaceAll(' ', ''), value]));
  for (const [group, names] of Object.entries(PUBLISH_GROUPS)) {
    const prefix = PREFIXES[group] ?? group;
    const entries = names.flatMap((name) => {
      const value = byKey.get(`${prefix}::${KEYS[name] ?? name}`);
      return value === undefined ? [] : [{ name, value }];
    });
    if (entries.length === 0) continue;
    xml.element(group, { enabled: true }, () => {
      for (const { name, value } of entries) xml.textElement(name, valueOf(byKey, name, value, documentName));
    });
  }
}

/** Values that XFL writes as words. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  RSLPreloaderMethod: ['wrap', 'event'],
  DefaultLibraryLinkage: ['rsl', 'merge'],
  AS3Dialect: ['ES', 'AS3'],
};

function valueOf(
  settings: ReadonlyMap<string, string>,
  name: string,
  value: string,
  documentName: string,
): string {
  if (Object.hasOwn(WORDS, name)) return WORDS[name][Number(value)] ?? value;
  return ownName(settings, name, documentName) ?? value;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  flash: '.swf',
  projectorWin: '.exe',
  projectorMac: '.app',
  html: '.html',
  gif: '.gif',
  jpeg: '.jpg',
  png: '.png',
  qt: '.mov',
  rnwk: '.smil',
};

/** A file that is named after the document. */
function ownName(
  settings: ReadonlyMap<string, string>,
  name: string,
  documentName: string,
): string | undefined {
  const target = /^(\w+)FileName$/.exec(name)?.[1];
  const extension =
    target !== undefined && Object.hasOwn(EXTENSIONS, target) ? EXTENSIONS[target] : undefined;
  const isDefault = settings.get(`PublishFormatProperties::${target}DefaultName`) === '1';
  return extension !== undefined && isDefault ? `${documentName}${extension}` : undefined;
}
