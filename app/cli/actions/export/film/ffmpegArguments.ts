import type { FilmFormatName, Quality } from '../../../../../output/formats/exportFormats';
import type { FilmPlan } from '../../../../../output/makers/filmOf';
import { MIX_RATE } from '../../../../../film/sound/mixRate';

/** Index of the samples among ffmpeg's input files; 0 is the pixels. */
export const SOUND_PIPE = 3;

/** How a film is encoded. */
interface Coding {
  /** The name of the video encoder, as `ffmpeg -encoders` lists it. */
  readonly video: string;
  readonly videoOptions: readonly string[];
  readonly audio: string;
  readonly audioOptions: readonly string[];
}

/** Constant quality of H.264 and VP9, the quantizer of ProRes, and kilobits of sound a second. */
const LEVELS = {
  low: { x264: 28, vp9: 42, prores: 13, sound: 96 },
  medium: { x264: 23, vp9: 32, prores: 9, sound: 128 },
  high: { x264: 17, vp9: 20, prores: 4, sound: 192 },
} as const satisfies Readonly<Record<Exclude<Quality, 'lossless'>, object>>;

/** The colour space that players of films expect; without these options they guess. */
const BT709 = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** The encoders of a format, the usual ones and the lossless ones. */
export function codersOf(format: FilmFormatName): string[] {
  const films = [false, true].flatMap((isTransparent) =>
    (['high', 'lossless'] as const).map((quality) => CODINGS[format](quality, isTransparent)),
  );
  return [...new Set(films.flatMap(({ video, audio }) => [video, audio]))];
}

const CODINGS: Readonly<Record<FilmFormatName, (quality: Quality, isTransparent: boolean) => Coding>> = {
  mp4: (quality) =>
    quality === 'lossless'
      ? {
          video: 'libx264rgb',
          videoOptions: ['-crf', '0', '-preset', 'medium', '-pix_fmt', 'rgb24'],
          audio: 'alac',
          audioOptions: [],
        }
      : {
          video: 'libx264',
          videoOptions: [...BT709, '-crf', String(LEVELS[quality].x264), '-pix_fmt', 'yuv420p'],
          audio: 'aac',
          audioOptions: ['-b:a', `${LEVELS[quality].sound}k`],
        },
  webm: (quality, isTransparent) => {
    const fast = ['-row-mt', '1', '-deadline', 'good', '-cpu-used', '3'];
    const alpha = isTransparent ? ['-auto-alt-ref', '0'] : [];
    const coded = ['-pix_fmt', isTransparent ? 'yuva420p' : 'yuv420p'];
    const whole = isTransparent ? [...BT709, ...coded] : ['-pix_fmt', 'gbrp'];
    return {
      video: 'libvpx-vp9',
      videoOptions:
        quality === 'lossless'
          ? ['-lossless', '1', ...fast, ...alpha, ...whole]
          : [...BT709, '-b:v', '0', '-crf', String(LEVELS[quality].vp9), ...fast, ...alpha, ...coded],
      audio: 'libopus',
      audioOptions: ['-b:a', `${quality === 'lossless' ? 320 : LEVELS[quality].sound}k`],
    };
  },
  mov: (quality, isTransparent) => ({
    ...(quality === 'lossless'
      ? { video: 'qtrle', videoOptions: ['-pix_fmt', isTransparent ? 'argb' : 'rgb24'] }
      : {
          video: 'prores_ks',
          videoOptions: [
            ...BT709,
            ...['-profile:v', '4444', '-vendor', 'apl0', '-qscale:v', String(LEVELS[quality].prores)],
            ...(isTransparent
              ? ['-pix_fmt', 'yuva444p10le', '-alpha_bits', '16']
              : ['-pix_fmt', 'yuv444p10le', '-alpha_bits', '0']),
          ],
        }),
    audio: 'pcm_s16le',
    audioOptions: [],
  }),
};

/** ffmpeg's arguments for a film: sizes and encodings, and nothing from the document. @param file - a name in its own folder */
export function ffmpegArguments(film: FilmPlan, file: string): string[] {
  const { format, width, height, fps, quality, isTransparent, sound } = film;
  const coding = CODINGS[format](quality, isTransparent);
  const pixels = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-video_size', `${width}x${height}`];
  const samples = ['-f', 's16le', '-ar', String(MIX_RATE), '-ac', '2', '-i', `pipe:${SOUND_PIPE}`];
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error'],
    ...[...pixels, '-framerate', decimal(fps), '-i', 'pipe:0'],
    ...(sound ? samples : []),
    ...['-map', '0:v', '-c:v', coding.video, ...coding.videoOptions],
    ...(sound ? ['-map', '1:a', '-c:a', coding.audio, ...coding.audioOptions] : []),
    ...(format === 'webm' ? [] : ['-movflags', '+faststart']),
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-f', format, `file:${file}`],
  ];
}

function decimal(value: number): string {
  return String(Number(value.toFixed(6)));
}
