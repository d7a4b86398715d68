import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  type AudioCodec,
  type VideoCodec,
} from 'mediabunny';
import { MIX_RATE } from '../../film/sound/mixRate';
import type { BrowserFilm, BrowserFilmFormat, FilmModule } from './BrowserFilm';

/** What players of a format know, the best known first. */
const CODECS: Readonly<Record<BrowserFilmFormat, { video: VideoCodec[]; audio: AudioCodec[] }>> = {
  mp4: { video: ['avc', 'vp9', 'av1'], audio: ['aac', 'opus'] },
  webm: { video: ['vp9', 'vp8'], audio: ['opus', 'vorbis'] },
};

const NAMES: Readonly<Partial<Record<VideoCodec | AudioCodec, string>>> = {
  avc: 'H.264',
  vp9: 'VP9',
  vp8: 'VP8',
  av1: 'AV1',
  aac: 'AAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
};

/** Drawn pictures have hard edges: they need more than films of a camera. */
const PICTURES = { low: 'medium', medium: 'high', high: 'very-high' } as const;
const SOUNDS = { low: 96_000, medium: 128_000, high: 192_000 } as const;

export const encodeFilm: FilmModule['encodeFilm'] = async (film, tell) => {
  const { format, width, height, fps, quality, isTransparent, sound } = film;
  const codecs = CODECS[format];
  const pictureQuality = new Quality({ quality: PICTURES[quality] });
  const video = await getFirstEncodableVideoCodec(codecs.video, {
    width,
    height,
    frameRate: fps,
    quality: pictureQuality,
  });
  if (video === null)
    throw new Error(`this browser has no encoder for a film of ${width} x ${height} pixels as ${format}`);
  const soundQuality = new Quality({ bitrate: SOUNDS[quality] });
  const form = { numberOfChannels: 2, sampleRate: MIX_RATE, quality: soundQuality };
  const audio = sound && (await getFirstEncodableAudioCodec(codecs.audio, form));
  if (audio === null) throw new Error(`this browser has no encoder for the sound of a film as ${format}`);

  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const pictures = new VideoSampleSource({
    codec: video,
    quality: pictureQuality,
    alpha: isTransparent ? 'keep' : 'discard',
  });
  output.addVideoTrack(pictures, { frameRate: fps });
  const samples =
    audio === undefined ? undefined : new AudioSampleSource({ codec: audio, quality: soundQuality });
  if (samples) output.addAudioTrack(samples);
  await output.start();
  await Promise.all([addPictures(film, pictures, tell), samples && addSamples(film, samples)]);
  await output.finalize();
  if (target.buffer === null) throw new Error('the film has no bytes');
  const coding = [video, audio].flatMap((codec) => (codec === undefined ? [] : (NAMES[codec] ?? codec)));
  return { content: new Uint8Array(target.buffer), coding: coding.join(', ') };
};

/** The encoder takes a picture before the next is drawn. */
async function addPictures(
  { width, height, fps, frameCount, isTransparent, pictures }: BrowserFilm,
  source: VideoSampleSource,
  tell: (done: number, all: number) => void,
): Promise<void> {
  let done = 0;
  for (const data of pictures()) {
    const sample = new VideoSample(data, {
      format: isTransparent ? 'RGBA' : 'RGBX',
      codedWidth: width,
      codedHeight: height,
      timestamp: done / fps,
      duration: 1 / fps,
    });
    await source.add(sample);
    sample.close();
    tell(++done, frameCount);
  }
  source.close();
}

async function addSamples({ sound }: BrowserFilm, source: AudioSampleSource): Promise<void> {
  let count = 0;
  for (const data of sound?.blocks() ?? []) {
    const sample = new AudioSample({
      data,
      format: 's16',
      numberOfChannels: 2,
      sampleRate: MIX_RATE,
      timestamp: count / MIX_RATE,
    });
    await source.add(sample);
    sample.close();
    count += data.length / 2;
  }
  source.close();
}
