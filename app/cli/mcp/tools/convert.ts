import { answer, DOCUMENT, type Tool } from './Tool';

export const convert: Tool = {
  name: 'convert',
  title: 'Save a document in another format',
  description:
    'Saves an FLA of any release, binary ones of Flash 5 to CS4 included, or an XFL folder as another FLA or XFL. The old file stays. The answer says what could not be read.',
  parameters: {
    document: DOCUMENT,
    output: { type: 'string', description: 'path to write: .fla, or .xfl for a folder', isRequired: true },
  },
  example: { document: 'old.fla', output: 'new.fla' },
  isReadOnly: false,
  async call(args, { roots, run }) {
    const output = roots.documentTarget(args.needed('output'));
    return answer(await run(['convert', '--', roots.existing(args.needed('document')), output]));
  },
};
