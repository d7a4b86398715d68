import { MemoryContainer } from '../../document/container/MemoryContainer';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

/** Samples of a sound: 16 bits, of two channels the left one first. */
export interface TestSound {
  name: string;
  samples: readonly number[];
  /** Default: `44kHz 16bit Mono`. */
  format?: string;
  /** Attributes that are in place of those that fit the samples. */
  attributes?: string;
  /** Bytes that are in place of the samples. */
  data?: Uint8Array;
}

export function bytesOfSamples(samples: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, index) => view.setInt16(index * 2, sample, true));
  return bytes;
}

/**
 * A document of one scene.
 *
 * @param layers - the frames of each layer, as XML
 * @param symbols - the layers of symbols, by their names
 */
export function soundDocument(
  layers: readonly string[],
  sounds: readonly TestSound[],
  attributes = 'frameRate="24"',
  symbols: Readonly<Record<string, readonly string[]>> = {},
): MemoryContainer {
  const items = sounds.map(({ name, samples, format = '44kHz 16bit Mono', attributes: own }, index) => {
    const count = samples.length / (format.endsWith('Stereo') ? 2 : 1);
    return `<DOMSoundItem name="${name}" soundDataHRef="${index}.dat" format="${format}" ${own ?? `sampleCount="${count}"`}/>`;
  });
  const includes = Object.keys(symbols).map((name) => `<Include href="${name}.xml"/>`);
  const xml = `<DOMDocument ${XFL} width="32" height="24" ${attributes}>
    <media>${items.join('')}</media><symbols>${includes.join('')}</symbols>
    <timelines>${timelineXml('Scene 1', layers)}</timelines></DOMDocument>`;
  const library = Object.entries(symbols).map(([name, inside]) => [
    `LIBRARY/${name}.xml`,
    `<DOMSymbolItem ${XFL} name="${name}"><timeline>${timelineXml(name, inside)}</timeline></DOMSymbolItem>`,
  ]);
  const data = sounds.map(({ samples, data: bytes }, index): [string, Uint8Array] => [
    `bin/${index}.dat`,
    bytes ?? bytesOfSamples(samples),
  ]);
  return new MemoryContainer('film.fla', {
    'DOMDocument.xml': xml,
    ...Object.fromEntries([...data, ...library]),
  });
}

function timelineXml(name: string, layers: readonly string[]): string {
  const inside = layers.map((frames, index) => {
    const [kind, xml] = frames.startsWith('guide:') ? ['layerType="guide"', frames.slice(6)] : ['', frames];
    return `<DOMLayer name="${index}" ${kind}><frames>${xml}</frames></DOMLayer>`;
  });
  return `<DOMTimeline name="${name}"><layers>${inside.join('')}</layers></DOMTimeline>`;
}
