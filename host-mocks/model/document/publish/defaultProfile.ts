import { escapeText } from '../../../../document/notation/escapeXml';
import { XmlFile } from '../../../../document/xml/XmlFile';
import type { XmlNode } from '../../../../document/xml/XmlNode';

/** The name of the profile of documents that have no other. */
export const DEFAULT_PROFILE = 'Default';

/** What the profile of a new document takes from it. */
export interface ProfileOwner {
  /** The name of the document, with its extension. */
  name: string;
  /** The stage, in pixels. */
  width: number;
  height: number;
}

/** Groups of settings, each with `name=value` in the order of the file. A setting without `=` is empty. */
type Groups = Readonly<Record<string, readonly string[]>>;

const words = (text: string): string[] => text.split(' ');

/** The releases of the Flash Player that a page can ask for. */
const PLAYERS =
  '32,0,0,0;30,0,0,0;26,0,0,0;25,0,0,0;23,0,0,0;21,0,0,0;20,0,0,0;19,0,0,0;18,0,0,0;17,0,0,0;16,0,0,0;' +
  '14,0,0,0;13,0,0,0;12,0,0,0;11,9,0,0;11,8,0,0;11,7,0,0;11,6,0,0;11,5,0,0;11,4,0,0;11,3,0,0;11,2,0,0;' +
  '11,1,0,0;10,3,0,0;10,2,153,0;10,1,52,0;9,0,124,0;8,0,24,0;7,0,14,0;6,0,79,0;5,0,58,0;4,0,32,0;' +
  '3,0,8,0;2,0,1,12;1,0,0,1;';

/** Source: four documents that Animate 20 and 22 saved, which agree but for names, sizes and what was chosen. */
const GROUPS: Groups = {
  PublishFormatProperties: [
    ...words('defaultNames=1 flash=1 projectorWin=0 projectorMac=0 html=1 gif=0 jpeg=0 png=0 swc=0 oam=0'),
    ...words('flashDefaultName=1 projectorWinDefaultName=1 projectorMacDefaultName=1 htmlDefaultName=1'),
    ...words('gifDefaultName=1 jpegDefaultName=1 pngDefaultName=1 swcDefaultName=1 oamDefaultName=1'),
    ...['flashFileName={name}.swf', 'projectorWinFileName={name}.exe', 'projectorMacFileName={name}.app'],
    ...['htmlFileName={name}.html', 'gifFileName={name}.gif', 'jpegFileName={name}.jpg'],
    ...['pngFileName={name}.png', 'swcFileName={name}.swc', 'oamFileName={name}.oam'],
  ],
  PublishHtmlProperties: [
    ...['VersionDetectionIfAvailable=0', `VersionInfo=${PLAYERS}`],
    ...words('UsingDefaultContentFilename=1 UsingDefaultAlternateFilename=1'),
    ...['ContentFilename={name}_content.html', 'AlternateFilename={name}_alternate.html'],
    ...words('UsingOwnAlternateFile=0 OwnAlternateFilename Width={width} Height={height} Align=0 Units=0'),
    ...words('Loop=1 StartPaused=0 Scale=0 HorizontalAlignment=1 VerticalAlignment=1 Quality=4'),
    ...words('DeblockingFilter=0 WindowMode=0 DisplayMenu=1 DeviceFont=0'),
    ...['TemplateFileName=$(AppConfig)/HTML/Default.html', 'showTagWarnMsg=1'],
  ],
  PublishFlashProperties: [
    ...words('TopDown FireFox Report=0 Protect=0 OptimizeForAE=0 OmitTraceActions=0 Quality=80'),
    ...words('DeblockingFilter=0 StreamFormat=3 StreamCompress=17 EventFormat=3 EventCompress=17'),
    ...words('OverrideSounds=0 Version=43 ExternalPlayer=FlashPlayer32.0 ActionScriptVersion=3'),
    ...words('PackageExportFrame=1 PackagePaths AS3PackagePaths=.'),
    ...words('AS3ConfigConst=CONFIG::FLASH_AUTHORING="true"; DebuggingPermitted=0 DebuggingPassword'),
    ...words('CompressMovie=1 CompressionType=0 InvisibleLayer=1 DeviceSound=0 StreamUse8kSampleRate=0'),
    ...words('EventUse8kSampleRate=0 UseNetwork=0 DocumentClass AS3Strict=2 AS3Coach=4'),
    ...words('AS3AutoDeclare=4096 AS3Dialect=AS3 AS3ExportFrame=1 AS3Optimize=1 ExportSwc=0'),
    ...words('ScriptStuckDelay=15 IncludeXMP=1 HardwareAcceleration=0 AS3Flags=4102'),
    ...words('DefaultLibraryLinkage=rsl RSLPreloaderMethod=wrap'),
    ...['RSLPreloaderSWF=$(AppConfig)/ActionScript 3.0/rsls/loader_animation.swf', 'LibraryPath'],
    ...words('LibraryVersions EnableTelemetry=0 TelemetryPassword'),
  ],
  PublishJpegProperties: words(
    'Width={width} Height={height} Progressive=0 DPI=4718592 Size=0 Quality=80 MatchMovieDim=1',
  ),
  PublishGifProperties: words(
    'Width={width} Height={height} Animated=0 MatchMovieDim=1 Loop=1 LoopCount Smooth=1 MaxColors=255',
  ),
  PublishPNGProperties: [
    ...words('Width={width} Height={height} MatchMovieDim=1 Smooth=1'),
    ...['BitDepth=24-bit with Alpha', 'MaxColors=255'],
  ],
  PublishOamProperties: words(
    'Width={width} Height={height} CurrentFramePNG=1 CustomPNG=0 PNGFilePath Transparency=0',
  ),
};

/** Formats of publishers that are installed with the program, each by its id; their properties are in a form of their own. */
const PUBLISHERS: readonly { id: string; name: string; properties: readonly string[] }[] = [
  {
    id: '3E6AA359-3A3C-4827-B709-9977BDDDACCB',
    name: 'SWF Archive',
    properties: words('default=true filename={name}.zip'),
  },
  {
    id: 'BBC1F406-65F2-4219-9304-FA48C7549E44',
    name: 'SVG Image',
    properties: words(
      'copy=true default=true embed=false filename={name}.svg imagesPath=images includeHiddenLayers=true optimizeForCH=false version=0.1',
    ),
  },
  {
    id: 'BBC1F806-66F2-4339-9306-FA48C7549E59',
    name: 'Mac Projector',
    properties: words('default=true filename={name}.app'),
  },
  {
    id: 'BBC2F906-78F3-4239-9305-FA48C8549E59',
    name: 'Win Projector',
    properties: words('default=true filename={name}.exe'),
  },
];

/** The lists within the settings, as lines. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  LibraryPath: [
    '  <library-path-entry>',
    '    <swc-path>$(AppConfig)/ActionScript 3.0/libs</swc-path>',
    '    <linkage>merge</linkage>',
    '  </library-path-entry>',
  ],
  LibraryVersions: [],
};

/** The profile of a document that stores none: that of a new document of Animate 22, a `flash_profile`. */
export function defaultProfile(owner: ProfileOwner): XmlNode {
  const groups = Object.entries(GROUPS).flatMap(([group, settings]) => [
    `  <${group} enabled="true">`,
    ...settings.flatMap((setting) => linesOf(setting, owner)),
    ...(group === 'PublishFormatProperties'
      ? PUBLISHERS.map(({ id }) => `    <publishFormat id="${id}">0</publishFormat>`)
      : []),
    `  </${group}>`,
  ]);
  const publishers = PUBLISHERS.flatMap(({ id, name, properties }) => [
    `  <PublishProperties id="${id}" name="${name}" otf="true" enabled="true">`,
    ...properties.map((property) => {
      const [title, value] = parts(property, owner);
      return `    <Property name="${title}">${value}</Property>`;
    }),
    '  </PublishProperties>',
  ]);
  const open = `<flash_profile version="1.0" name="${DEFAULT_PROFILE}" current="true">`;
  return new XmlFile('profile', [open, ...groups, ...publishers, '</flash_profile>'].join('\n')).root.clone();
}

function linesOf(setting: string, owner: ProfileOwner): string[] {
  const [name, value] = parts(setting, owner);
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (!list) return [`    <${name}>${value}</${name}>`];
  return [`    <${name}>`, ...list.map((line) => `    ${line}`), `    </${name}>`];
}

/** The name and the value of a setting, as they are written in XML. */
function parts(setting: string, { name, width, height }: ProfileOwner): [string, string] {
  const [title] = setting.split('=', 1);
  const values: Record<string, string> = {
    name: name.replace(/\.(fla|xfl)$/i, ''),
    width: String(width),
    height: String(height),
  };
  const value = setting.slice(title.length + 1).replace(/\{(\w+)\}/g, (_, key: string) => values[key]);
  // As the program does, in text too.
  return [title, escapeText(value).replace(/"/g, '&quot;')];
}
