import { spawnSync } from 'node:child_process';
import type { MemoryContainer } from '../../document/container/MemoryContainer';
import { soundDocument } from './soundDocument';

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Black frames, with a white one and a click on the same frame, of 24. */
export const FLASH = 13;
export function flashDocument(
  attributes = 'frameRate="24" backgroundColor="#000000"',
  frames = 24,
): MemoryContainer {
  const white = `<elements><DOMShape><fills><FillStyle index="1"><SolidColor color="#FFFFFF"/></FillStyle></fills>
    <edges><Edge fillStyle1="1" edges="!0 0|640 0!640 0|640 480!640 480|0 480!0 480|0 0"/></edges></DOMShape></elements>`;
  const layer = `<DOMFrame index="0" duration="${FLASH}"><elements/></DOMFrame>
    <DOMFrame index="${FLASH}" soundName="click">${white}</DOMFrame>
    <DOMFrame index="${FLASH + 1}" duration="${frames - FLASH - 1}"><elements/></DOMFrame>`;
  const samples = Array.from({ length: 400 }, (_, index) => (index % 40 < 20 ? 30000 : -30000));
  return soundDocument([layer], [{ name: 'click', samples }], attributes);
}

export interface Stream {
  codec_name: string;
  codec_type: string;
  width?: number;
  height?: number;
  r_frame_rate: string;
  nb_read_frames: string;
  duration?: string;
}

/** What ffprobe reports about a film. */
export function probe(file: string): { pictures: Stream; sound?: Stream; seconds: number } {
  const { stdout } = spawnSync('ffprobe', [
    '-v',
    'error',
    '-count_frames',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    file,
  ]);
  const { streams, format } = JSON.parse(String(stdout)) as {
    streams: Stream[];
    format: { duration: string };
  };
  const one = (type: string): Stream | undefined => streams.find(({ codec_type }) => codec_type === type);
  return { pictures: one('video')!, sound: one('audio'), seconds: Number(format.duration) };
}

/** What a film shows, as pixels of that form. */
export function decode(file: string, form: string, ...input: string[]): Buffer {
  const { stdout } = spawnSync(
    'ffmpeg',
    ['-v', 'error', ...input, '-i', file, '-f', 'rawvideo', '-pix_fmt', form, '-'],
    {
      maxBuffer: 2 ** 28,
    },
  );
  return stdout;
}

/** What is heard: samples of 44,100 a second, of one channel. */
export function samplesOf(file: string): Int16Array {
  const { stdout } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 's16le', '-ar', '44100', '-ac', '1', '-'],
    {
      maxBuffer: 2 ** 28,
    },
  );
  return new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}
