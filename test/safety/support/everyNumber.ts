import { everyKind } from './everyKind';

/** What numbers of a document may be, besides sensible: one at a time. */
export const HOSTILE_NUMBERS = [
  ...['0', '-1', '2147483648', '4294967297', '1e300', '-1e300', '1e-300'],
  ...['NaN', 'Infinity', '', 'abc'],
] as const;

/** A number of a document: where it is, and what it is called. */
export interface ClaimedNumber {
  /** `DOMFrame index`. */
  readonly name: string;
  readonly file: string;
  /** The offsets of its text. */
  readonly start: number;
  readonly end: number;
}

const EASE =
  '<tweens><CustomEase target="all"><Point x="0" y="0"/><Point x="0.3" y="0.2"/><Point x="0.7" y="0.9"/><Point x="1" y="1"/></CustomEase></tweens>';
const MATRIX = '<matrix><Matrix a="1.5" b="0.5" c="0.25" d="1.25" tx="10" ty="10"/></matrix>';
const SQUARE = '!0 0|800 0!800 0|800 800!800 800|0 800!0 800|0 0';
const FILL = '<fills><FillStyle index="1"><SolidColor color="#FF0000" alpha="0.5"/></FillStyle></fills>';
const STROKE =
  '<strokes><StrokeStyle index="1"><SolidStroke weight="2" miterLimit="4" joints="miter"><fill><SolidColor color="#00FF00"/></fill></SolidStroke></StrokeStyle></strokes>';
const PIECE = `<DOMShape>${FILL}${STROKE}<edges><Edge fillStyle1="1" strokeStyle="1" edges="${SQUARE}"/></edges></DOMShape>`;
const MORPH = `<MorphShape><morphSegments><MorphSegment startPointA="0, 0" startPointB="0, 0" fillIndex1="0" fillIndex2="0" strokeIndex1="0" strokeIndex2="0"><MorphCurves controlPointA="8, 0" anchorPointA="16, 0" controlPointB="8, 0" anchorPointB="16, 0" isLine="true"/><MorphCurves controlPointA="16, 8" anchorPointA="16, 16" controlPointB="16, 8" anchorPointB="16, 16" isLine="true"/><MorphCurves controlPointA="8, 8" anchorPointA="0, 0" controlPointB="8, 8" anchorPointB="0, 0" isLine="true"/></MorphSegment></morphSegments></MorphShape>`;
const SOUND =
  '<SoundEnvelope><SoundEnvelopePoint mark44="0" level0="20000" level1="30000"/><SoundEnvelopePoint mark44="500" level0="10000" level1="5000"/></SoundEnvelope>';
const GRAPHIC = `<DOMSymbolInstance libraryItemName="ball" symbolType="graphic" loop="loop" firstFrame="1" lastFrame="1" tabIndex="3" rotationZ="10" centerPoint3DZ="5">${MATRIX}</DOMSymbolInstance>`;

const keyframe = (time: number, value: number): string =>
  `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time}"/>`;
const CORE = `<motionObjectXML><AnimationCore TimeScale="24000" Version="1" duration="6000"><TimeMap strength="30" type="Quadratic"/><PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion"><Property enabled="1" id="Motion_X" ignoreTimeMap="0" readonly="0" visible="1" TimeMapIndex="0">${keyframe(0, 0)}${keyframe(5000, 50)}</Property><Property enabled="1" id="Motion_Y" value="3" ignoreTimeMap="0" readonly="0" visible="1"/></PropertyContainer></PropertyContainer></AnimationCore></motionObjectXML>`;
const FIELD =
  '<DOMDynamicText name="custom" fontRenderingMode="customThicknessSharpness" antiAliasSharpness="20" antiAliasThickness="30" tabIndex="4" width="50" height="20"><textRuns><DOMTextRun><characters>ab</characters><textAttrs><DOMTextAttrs size="12" face="_sans"/></textAttrs></DOMTextRun></textRuns></DOMDynamicText>';
const BOX = `<DOMRectangleObject x="0" y="0" objectWidth="40" objectHeight="30" topLeftRadius="5" topRightRadius="6" bottomLeftRadius="7" bottomRightRadius="8"><fill><SolidColor color="#112233"/></fill></DOMRectangleObject><DOMShape><fills><FillStyle index="1"><SolidColor/></FillStyle></fills><edges><Edge fillStyle0="1" edges="${SQUARE}"/></edges></DOMShape>`;

/** Layers with what `everyKind` lacks of numbers. */
const LAYERS = [
  `<DOMLayer name="eased" alphaPercent="40"><frames><DOMFrame index="0" duration="3" tweenType="motion" hasCustomEase="true" motionTweenRotate="clockwise" motionTweenRotateTimes="2" acceleration="-30" frameZDepth="1">${EASE}<elements>${GRAPHIC}</elements></DOMFrame><DOMFrame index="3" frameZDepth="3"><elements>${GRAPHIC}</elements></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="morph"><frames><DOMFrame index="0" duration="3" tweenType="shape">${MORPH}<elements>${PIECE}</elements></DOMFrame><DOMFrame index="3"><elements>${PIECE}</elements></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="heard" layerRiggingIndex="1"><frames><DOMFrame index="0" duration="6" soundZoomLevel="2" soundName="tone" soundSync="event" soundLoop="2" inPoint44="10" outPoint44="1000" soundEffect="custom">${SOUND}<elements/></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="moved"><frames><DOMFrame index="0" duration="6" tweenType="motion object" motionTweenRotate="none" visibleAnimationKeyframes="2097151" frameZDepth="2">${CORE}<elements>${GRAPHIC}</elements></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="more"><frames><DOMFrame index="0" duration="6"><elements>${FIELD}${BOX}</elements></DOMFrame></frames></DOMLayer>`,
].join('');

/** A second of silence. */
function wave(): Uint8Array {
  const bytes = Buffer.alloc(44 + 8820);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 8820, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(44100, 24);
  bytes.writeUInt32LE(88200, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(8820, 40);
  return bytes;
}

/** The files of a document that holds each number of the format once. */
export function numberedDocument(): Map<string, string | Uint8Array> {
  const files = new Map(Object.entries(everyKind()));
  const text = files.get('DOMDocument.xml') as string;
  const sound =
    '<DOMBitmapItem name="framed" href="framed.png" frameLeft="0" frameTop="0" frameRight="200" frameBottom="200" sourceLastModified="1274350536"/><DOMCompiledClipItem name="clip" href="clip.swc" movieRectLeft="0" movieRectTop="0" movieRectRight="200" movieRectBottom="200" playerVersion="9" actionscriptVersion="3"/><DOMSoundItem name="tone" href="tone.wav" format="44kHz 16bit Mono" sampleCount="4410" dataLength="8820" exportFormat="1" exportBits="6" sourceLastImported="1274350536"/>';
  files.set(
    'DOMDocument.xml',
    text
      .replace(
        ' width=',
        ' majorVersion="22" buildNumber="100" nextSceneIdentifier="2" backgroundAlpha="1" gridSpacingX="10" gridSpacingY="10" snapAlignBorderSpacing="18" snapAlignHorizontalSpacing="3" snapAlignVerticalSpacing="3" playerVersion="10" width=',
      )
      .replace('</media>', `${sound}</media>`)
      .replace('</layers>', `${LAYERS}</layers>`),
  );
  return files.set('LIBRARY/tone.wav', wave());
}

/** The numbers of a document, each kind once: an attribute of an element. */
export function numbersIn(files: ReadonlyMap<string, string | Uint8Array>): ClaimedNumber[] {
  const numbers = new Map<string, ClaimedNumber>();
  for (const [file, text] of files) {
    if (typeof text !== 'string') continue;
    for (const number of numbersInText(file, text))
      if (!numbers.has(number.name)) numbers.set(number.name, number);
  }
  return [...numbers.values()];
}

/** The numbers in attributes; those of a list are each one. */
function* numbersInText(file: string, text: string): Generator<ClaimedNumber> {
  const attributes = /<(\w+)((?: [\w:]+="[^"]*")+)/g;
  for (const tag of text.matchAll(attributes)) {
    const from = tag.index + tag[0].length - tag[2]!.length;
    for (const attribute of tag[2]!.matchAll(/ ([\w:]+)="((?:[!|/\s,]*-?[\d.]+)+[\s,]*)"/g)) {
      const begin = from + attribute.index + attribute[0].length - 1 - attribute[2]!.length;
      for (const [at, number] of [...attribute[2]!.matchAll(/-?[\d.]+/g)].entries()) {
        const name = `${tag[1]} ${attribute[1]}${at > 0 ? ` ${at}` : ''}`;
        const start = begin + number.index;
        yield { name, file, start, end: start + number[0].length };
      }
    }
  }
}

/** The document with another text in the place of some numbers. */
export function withNumbers(
  files: ReadonlyMap<string, string | Uint8Array>,
  numbers: readonly ClaimedNumber[],
  value: string,
): Map<string, string | Uint8Array> {
  const changed = new Map(files);
  // From the end: the places before it stay.
  for (const { file, start, end } of [...numbers].sort((first, second) => second.start - first.start)) {
    const text = changed.get(file) as string;
    changed.set(file, text.slice(0, start) + value + text.slice(end));
  }
  return changed;
}
