import type { Catalogue } from '../catalogue/Catalogue';
import { Release } from '../catalogue/Release';
import type { XmlWriter } from './XmlWriter';
import { PUBLISH_PROFILE } from '../../xfl/schema/documentSchema';

/** `PublishSettings.xml`: a profile has a group of settings for each target. */
export function writePublishSettings(
  xml: XmlWriter,
  { profiles, version }: Catalogue,
  documentName: string,
): void {
  xml.element('flash_profiles', {}, () => {
    profiles.forEach((settings, index) => {
      const attributes = {
        version: PUBLISH_PROFILE.version.initial,
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

const words = (text: string): string[] => text.split(' ');

/** The settings of a publish profile by group, in the order in which Flash CS5 writes them. */
const PUBLISH_GROUPS: Readonly<Record<string, readonly string[]>> = {
  PublishFormatProperties: [
    ...words('defaultNames flash projectorWin projectorMac html gif jpeg png qt rnwk flashDefaultName'),
    ...words('projectorWinDefaultName projectorMacDefaultName htmlDefaultName gifDefaultName'),
    ...words('jpegDefaultName pngDefaultName qtDefaultName rnwkDefaultName flashFileName'),
    ...words('projectorWinFileName projectorMacFileName htmlFileName gifFileName jpegFileName'),
    ...words('pngFileName qtFileName rnwkFileName'),
  ],
  PublishHtmlProperties: [
    ...words('VersionDetectionIfAvailable VersionInfo UsingDefaultContentFilename'),
    ...words('UsingDefaultAlternateFilename ContentFilename AlternateFilename UsingOwnAlternateFile'),
    ...words('OwnAlternateFilename Width Height Align Units Loop StartPaused Scale HorizontalAlignment'),
    ...words('VerticalAlignment Quality DeblockingFilter WindowMode DisplayMenu DeviceFont'),
    ...words('TemplateFileName showTagWarnMsg'),
  ],
  PublishFlashProperties: [
    ...words('TopDown FireFox Report Protect OmitTraceActions Quality DeblockingFilter StreamFormat'),
    ...words('StreamCompress EventFormat EventCompress OverrideSounds Version ExternalPlayer'),
    ...words('ActionScriptVersion PackageExportFrame PackagePaths AS3PackagePaths AS3ConfigConst'),
    ...words('DebuggingPermitted DebuggingPassword CompressMovie InvisibleLayer DeviceSound'),
    ...words('StreamUse8kSampleRate EventUse8kSampleRate UseNetwork DocumentClass AS3Strict AS3Coach'),
    ...words('AS3AutoDeclare AS3Dialect AS3ExportFrame AS3Optimize ExportSwc ScriptStuckDelay'),
    ...words('IncludeXMP HardwareAcceleration AS3Flags DefaultLibraryLinkage RSLPreloaderMethod'),
    ...words('RSLPreloaderSWF'),
  ],
  PublishJpegProperties: [...words('Width Height Progressive DPI Size Quality MatchMovieDim')],
  PublishRNWKProperties: [
    ...words('exportFlash flashBitRate exportAudio audioFormat singleRateAudio realVideoRate speed28K'),
    ...words('speed56K speedSingleISDN speedDualISDN speedCorporateLAN speed256K speed384K speed512K'),
    ...words('exportSMIL'),
  ],
  PublishGifProperties: [
    ...words('Width Height Animated MatchMovieDim Loop LoopCount OptimizeColors Interlace Smooth'),
    ...words('DitherSolids RemoveGradients TransparentOption TransparentAlpha DitherOption'),
    ...words('PaletteOption MaxColors PaletteName'),
  ],
  PublishPNGProperties: [
    ...words('Width Height OptimizeColors Interlace Transparent Smooth DitherSolids RemoveGradients'),
    ...words('MatchMovieDim DitherOption FilterOption PaletteOption BitDepth MaxColors PaletteName'),
  ],
  PublishQTProperties: [
    ...words('Width Height MatchMovieDim UseQTSoundCompression AlphaOption LayerOption ControllerOption'),
    ...words('Looping PausedAtStart PlayEveryFrame Flatten'),
  ],
};
