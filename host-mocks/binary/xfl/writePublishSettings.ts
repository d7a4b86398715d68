import type { Catalogue } from '../catalogue/Catalogue';
import type { XmlWriter } from './XmlWriter';

/** `PublishSettings.xml`: a profile has a group of settings for each target. */
export function writePublishSettings(xml: XmlWriter, { profiles }: Catalogue, documentName: string): void {
  xml.element('flash_profiles', {}, () => {
    profiles.forEach((settings, index) => {
      const attributes = {
        version: '1.0',
        name: settings.get('PublishProfileProperties::name') ?? 'Default',
        current: index === 0,
      };
      xml.element('flash_profile', attributes, () => writeProfile(xml, settings, documentName));
    });
  });
}

const GROUPS = [
  'PublishFormatProperties',
  'PublishHtmlProperties',
  'PublishFlashProperties',
  'PublishJpegProperties',
  'PublishRNWKProperties',
  'PublishGifProperties',
  'PublishPNGProperties',
  'PublishQTProperties',
] as const;

/** The group of a key before `::` in the binary format. */
const PREFIXES: Readonly<Record<string, string>> = { PublishFlashProperties: 'Vector' };

function writeProfile(xml: XmlWriter, settings: ReadonlyMap<string, string>, documentName: string): void {
  for (const group of GROUPS) {
    const prefix = `${PREFIXES[group] ?? group}::`;
    const own = [...settings].filter(([key]) => key.startsWith(prefix));
    if (own.length === 0) continue;
    xml.element(group, { enabled: true }, () => {
      for (const [key, value] of own) {
        const name = elementName(key.slice(prefix.length));
        if (name !== null) xml.textElement(name, valueOf(settings, name, value, documentName));
      }
    });
  }
}

/** Library paths are structures in XFL, which have more in them. */
const STRUCTURES = new Set(['AS3LibraryPaths', 'AS3ExternalLibraryPaths']);
const XML_NAME = /^[A-Za-z_][\w.-]*$/;
const RENAMED: Readonly<Record<string, string>> = { UseAS3Namespace: 'AS3Dialect' };

/** The key without blanks; null where XFL has none of its own for it. */
function elementName(key: string): string | null {
  const name = key.replaceAll(' ', '');
  if (STRUCTURES.has(name) || !XML_NAME.test(name)) return null;
  return Object.hasOwn(RENAMED, name) ? RENAMED[name] : name;
}

/** Values that XFL has in words. */
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
