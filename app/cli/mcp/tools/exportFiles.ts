import { COMMAND_FORMAT_NAMES } from '../../../../output/formats/exportFormats';
import { answer, DOCUMENT, flag, option, PAGE, type Tool } from './Tool';

export const exportFiles: Tool = {
  name: 'export',
  title: 'Write pictures, sheets or data',
  description:
    'Writes pictures, sprite sheets, texture atlases, animations or data of a document into a folder, and lists the files.',
  parameters: {
    document: DOCUMENT,
    to: { type: 'string', description: 'what to make', choices: COMMAND_FORMAT_NAMES, isRequired: true },
    output: { type: 'string', description: 'folder; a name with an ending is that file', isRequired: true },
    timeline: { type: 'string', description: 'scene; default: the current one' },
    symbol: { type: 'string', description: 'path of a symbol instead of a scene' },
    items: {
      type: 'string',
      description: 'each symbol and bitmap of the library that this query finds, by itself',
    },
    frames: { type: 'string', description: 'frames from 1, such as 1-24,30; default: all' },
    scale: { type: 'string', description: 'pixels per pixel of the stage, such as 0.5,1,2', byDefault: '1' },
    background: { type: 'string', description: 'none or #rrggbb' },
    trim: {
      type: 'boolean',
      description: 'with sheet: leave out what is transparent around a frame',
      byDefault: false,
    },
    page: PAGE,
  },
  example: { document: 'logo.fla', to: 'png', output: 'pictures', frames: '12' },
  isReadOnly: false,
  async call(args, { roots, run }) {
    const options = [
      ...['to', 'timeline', 'symbol', 'items', 'frames', 'scale', 'background'].flatMap((name) =>
        option(name, args.text(name)),
      ),
      ...flag('trim', args.isOn('trim')),
      `--output=${roots.target(args.needed('output'))}`,
    ];
    const outcome = await run(['export', ...options, '--', roots.existing(args.needed('document'))]);
    return answer(outcome, args.number('page'));
  },
};
