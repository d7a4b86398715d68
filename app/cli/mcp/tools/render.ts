import fs from 'node:fs';
import path from 'node:path';
import { answer, DOCUMENT, flag, option, type Tool } from './Tool';

/** Maximum number of pixels of a picture for an assistant. */
const MAX_PIXELS = 4_000_000;

export const render: Tool = {
  name: 'render',
  title: 'See a frame',
  description:
    'Draws a frame of a scene or symbol as a PNG picture. With "query" it outlines and labels what the query finds, and draws the rest pale.',
  parameters: {
    document: DOCUMENT,
    frame: {
      type: 'integer',
      description: 'frame to draw, from 1; default: where the playhead is',
      minimum: 1,
    },
    timeline: { type: 'string', description: 'scene to draw; default: the current one' },
    symbol: { type: 'string', description: 'path of a symbol to draw instead of a scene' },
    query: { type: 'string', description: 'what to outline' },
    items: {
      type: 'boolean',
      description: 'the query is about library items: outline their instances',
      byDefault: false,
    },
    scale: {
      type: 'number',
      description: 'pixels of the picture per pixel of the stage',
      minimum: 0,
      byDefault: 1,
    },
  },
  example: { document: 'logo.fla', frame: 1 },
  isReadOnly: true,
  async call(args, { roots, run, temporaryFolder }) {
    const file = path.join(temporaryFolder(), 'frame.png');
    const options = [
      ...['timeline', 'symbol', 'query'].flatMap((name) => option(name, args.text(name))),
      ...['frame', 'scale'].flatMap((name) => option(name, args.number(name))),
      ...flag('items', args.isOn('items')),
      ...option('max-pixels', MAX_PIXELS),
      `--output=${file}`,
    ];
    const document = args.needed('document');
    const outcome = await run(['render', ...options, '--', roots.existing(document)]);
    // The picture is in the answer: its file is gone when the assistant reads this.
    const err = outcome.err.replaceAll(file, document);
    const result = answer({ ...outcome, out: '', err });
    if (result.isError) return result;
    const image = { type: 'image', data: fs.readFileSync(file, 'base64'), mimeType: 'image/png' } as const;
    return { content: err === '' ? [image] : [image, ...result.content] };
  },
};
