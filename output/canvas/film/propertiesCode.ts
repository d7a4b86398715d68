import type { CanvasMedia } from '../CanvasMedia';
import { fixed } from '../code/fixed';
import { quoteText } from '../code/quote';

/** The properties of a film that a page reads. */
export interface FilmProperties {
  /** 32 hexadecimal digits: the GUID of the document. */
  readonly id: string;
  /** The class of the main timeline. */
  readonly root: string;
  /** Of the stage, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  /** Of the stage: `#RRGGBB`. */
  readonly color: string;
  /** Of the stage's colour, 0 to 1. */
  readonly opacity: number;
}

/** `lib.properties`. */
export function propertiesCode(properties: FilmProperties, { manifest }: CanvasMedia): string {
  const { id, width, height, fps, color, opacity } = properties;
  const files = manifest.map((file) => {
    const type = file.type ? `, type:${quoteText(file.type)}` : '';
    return `\t\t{src:${quoteText(file.src)}, id:${quoteText(file.id)}${type}}`;
  });
  const list = files.length === 0 ? '[]' : `[\n${files.join(',\n')}\n\t]`;
  return `// library properties:
lib.properties = {
	id: ${quoteText(id)},
	width: ${fixed(width, 2)},
	height: ${fixed(height, 2)},
	fps: ${fixed(fps, 4)},
	color: ${quoteText(color)},
	opacity: ${opacity.toFixed(2)},
	manifest: ${list},
	preloads: []
};
`;
}

/** `lib.ssMetadata`. */
export function sheetsCode({ sheets }: CanvasMedia): string {
  if (sheets.length === 0) return 'lib.ssMetadata = [];\n';
  const entries = sheets.map(({ name, frames }) => {
    const list = frames.map((frame) => `[${frame.join(',')}]`);
    return `\t\t{name:${quoteText(name)}, frames: [${list.join(',')}]}`;
  });
  return `lib.ssMetadata = [\n${entries.join(',\n')}\n];\n`;
}
