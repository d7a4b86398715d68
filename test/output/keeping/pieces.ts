import { PNG } from 'pngjs';
import { escapeText } from '../../../document/notation/escapeXml';
import { storedVideo } from '../../support/storedVideo';
import { bytesOfSamples } from '../../support/soundDocument';

/** A document in pieces of XML; what is missing is as in a plain one. */
export interface Piece {
  /** Elements on a layer of their own, above a grey square. */
  elements?: string;
  /** Attributes of the frame of that layer, and its content beside the elements. */
  frame?: string;
  inFrame?: string;
  /** Attributes of that layer. */
  layer?: string;
  /** Layers in place of that one. */
  layers?: string;
  /** Attributes of the timeline. */
  timeline?: string;
  /** Attributes of the document, and what it has besides. */
  document?: string;
  inDocument?: string;
  scenes?: string;
  /** Attributes of the movie clip `ball`, and more symbols by name: attributes, layers, what a component has besides. */
  ball?: string;
  symbols?: Readonly<Record<string, readonly [attributes: string, layers: string, component?: string]>>;
  /** Attributes of the bitmap `photo` and of the sound `tone`. */
  photo?: string;
  tone?: string;
  media?: string;
  /** Properties for SWF of the profile. */
  profile?: string;
}

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';
const SQUARE = '!0 0|800 0!800 0|800 800!800 800|0 800!0 800|0 0';

export const SOLID = '<SolidColor color="#3366CC"/>';
export const ENTRIES = '<GradientEntry color="#FF0000" ratio="0"/><GradientEntry color="#0000FF" ratio="1"/>';
const PLACE = '<matrix><Matrix a="0.02" d="0.02" tx="20" ty="20"/></matrix>';

/** A gradient, with attributes. */
export const linear = (attributes = ''): string =>
  `<LinearGradient ${attributes}>${PLACE}${ENTRIES}</LinearGradient>`;
export const radial = (attributes = '', place = PLACE): string =>
  `<RadialGradient ${attributes}>${place}${ENTRIES}</RadialGradient>`;
export const bitmapFill = (isClipped: boolean): string =>
  `<BitmapFill bitmapPath="photo" bitmapIsClipped="${isClipped}"><matrix><Matrix a="40" d="40"/></matrix></BitmapFill>`;

/** A square of 40 pixels with a fill, and with a line around it. */
export function square(fill: string, stroke = ''): string {
  const strokes = stroke === '' ? '' : `<strokes><StrokeStyle index="1">${stroke}</StrokeStyle></strokes>`;
  const line = stroke === '' ? '' : 'strokeStyle="1"';
  return `<DOMShape><fills><FillStyle index="1">${fill}</FillStyle></fills>${strokes}<edges><Edge fillStyle1="1" ${line} edges="${SQUARE}"/></edges></DOMShape>`;
}

/** A line of a kind, with attributes. */
export function stroke(tag: string, attributes = '', fill = SOLID): string {
  return `<${tag} weight="4" ${attributes}><fill>${fill}</fill></${tag}>`;
}

/** An instance of `ball`. */
export function ball(attributes = '', content = '', matrix = 'tx="10" ty="10"'): string {
  return `<DOMSymbolInstance libraryItemName="ball" ${attributes}><matrix><Matrix ${matrix}/></matrix><transformationPoint><Point x="5" y="5"/></transformationPoint>${content}</DOMSymbolInstance>`;
}

/** A text of a kind: attributes of the field, those of its letters, content besides. */
export function text(tag: string, field = '', letters = '', content = ''): string {
  return `<${tag} width="90" height="30" ${field}><matrix><Matrix tx="2" ty="2"/></matrix><textRuns>${run('some words', letters)}</textRuns>${content}</${tag}>`;
}

export function run(characters: string, letters = ''): string {
  return `<DOMTextRun><characters>${characters}</characters><textAttrs><DOMTextAttrs size="12" ${/face=/.test(letters) ? '' : 'face="_sans"'} ${/fillColor=/.test(letters) ? '' : 'fillColor="#112233"'} ${letters}/></textAttrs></DOMTextRun>`;
}

/** A layer with frames. */
export function layer(name: string, frames: string, attributes = ''): string {
  return `<DOMLayer name="${name}" ${attributes}><frames>${frames}</frames></DOMLayer>`;
}

export function frame(
  index: number,
  duration: number,
  elements: string,
  attributes = '',
  before = '',
): string {
  return `<DOMFrame index="${index}" duration="${duration}" keyMode="9728" ${attributes}>${before}<elements>${elements}</elements></DOMFrame>`;
}

/** The script of a frame or of an instance. */
export const script = (code: string): string =>
  `<Actionscript><script><![CDATA[${code}]]></script></Actionscript>`;

function symbol(
  name: string,
  [attributes, layers, component]: readonly [string, string, string?],
  timeline: string,
): string {
  const tag = component === undefined ? 'DOMSymbolItem' : 'DOMComponentItem';
  return `<${tag} ${XFL} name="${escapeText(name)}" ${attributes}>${component ?? ''}<timeline><DOMTimeline name="${name}" ${timeline}><layers>${layers}</layers></DOMTimeline></timeline></${tag}>`;
}

function photo(): Uint8Array {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(200);
  return PNG.sync.write(png);
}

/** The files of a document. @param isInside - true puts the layers into an exported symbol, and leaves the stage empty */
export function filesOf(piece: Piece, isInside = false): Record<string, string | Uint8Array> {
  const { elements = '', inFrame = '', symbols = {}, profile = '' } = piece;
  const own = layer('own', frame(0, 4, elements, piece.frame, inFrame), piece.layer);
  const ground = layer('ground', frame(0, 4, square('<SolidColor color="#999999"/>')));
  const layers = (piece.layers ?? own) + ground;
  const empty = layer('empty', frame(0, 1, ''));
  const all: Record<string, readonly [string, string, string?]> = {
    ball: [piece.ball ?? '', layer('in', frame(0, 2, square(SOLID)) + frame(2, 2, square(linear())))],
    ...symbols,
    ...(isInside ? { inside: ['linkageExportForAS="true" linkageClassName="Inside"', layers] as const } : {}),
  };
  const includes = Object.keys(all).map((name) => `<Include href="${name}.xml"/>`);
  const media = `<DOMBitmapItem name="photo" href="photo.png" frameRight="40" frameBottom="40" ${piece.photo ?? ''}/><DOMSoundItem name="tone" soundDataHRef="tone.dat" format="44kHz 16bit Mono" sampleCount="4" ${piece.tone ?? ''}/>${piece.media ?? ''}`;
  return {
    'DOMDocument.xml': `<DOMDocument ${XFL} width="90" height="60" ${piece.document ?? ''}><media>${media}</media><symbols>${includes.join('')}</symbols><timelines><DOMTimeline name="Scene 1" ${isInside ? '' : (piece.timeline ?? '')}><layers>${isInside ? empty : layers}</layers></DOMTimeline>${piece.scenes ?? ''}</timelines>${piece.inDocument ?? ''}</DOMDocument>`,
    'LIBRARY/photo.png': photo(),
    'bin/film.dat': storedVideo({}),
    'bin/film.mp4': Buffer.from('\0\0\0\x18ftypmp42'),
    'bin/tone.dat': bytesOfSamples([0, 9000, -9000, 0]),
    ...Object.fromEntries(
      Object.entries(all).map(([name, content]) => [
        `LIBRARY/${name}.xml`,
        symbol(name, content, (name === 'inside' && piece.timeline) || ''),
      ]),
    ),
    ...(profile === ''
      ? {}
      : {
          'PublishSettings.xml': `<flash_profiles><flash_profile version="1.0" name="Default" current="true"><PublishFlashProperties enabled="true">${profile}</PublishFlashProperties></flash_profile></flash_profiles>`,
        }),
  };
}
