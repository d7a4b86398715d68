import { answer, DOCUMENT, flag, option, PAGE, type Tool } from './Tool';

export const publish: Tool = {
  name: 'publish',
  title: 'Publish for players',
  description:
    'Publishes a document as HTML5 Canvas or SWF, or its exported classes as SWC, into a folder, lists the files, and says what the format does not keep.',
  parameters: {
    document: DOCUMENT,
    output: {
      type: 'string',
      description: 'folder for the files, or the name of the .swf, .html or .swc',
      isRequired: true,
    },
    to: {
      type: 'string',
      description: 'what to make; default: by the kind of the document',
      choices: ['canvas', 'swf', 'swc'],
    },
    strict: { type: 'boolean', description: 'fail where something would be lost', byDefault: false },
    dropScripts: {
      type: 'boolean',
      description:
        'leave out scripts of the document, and its page template; calls that play and stop stay; a SWF holds the others compiled',
      byDefault: false,
    },
    sourcePath: { type: 'strings', description: "SWF: folders of source files outside of the document's" },
    page: PAGE,
  },
  example: { document: 'logo.fla', output: 'public' },
  isReadOnly: false,
  async call(args, { roots, run }) {
    const options = [
      ...option('to', args.text('to')),
      ...flag('strict', args.isOn('strict')),
      ...flag('scripts=drop', args.isOn('dropScripts')),
      ...args.texts('sourcePath').flatMap((folder) => option('source-path', roots.existing(folder))),
      `--output=${roots.target(args.needed('output'))}`,
    ];
    const outcome = await run(['publish', ...options, '--', roots.existing(args.needed('document'))]);
    return answer(outcome, args.number('page'));
  },
};
