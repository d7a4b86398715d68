import { answer, DOCUMENT, flag, PAGE, type Tool } from './Tool';

const DETAILS: Record<string, string[]> = {
  outline: ['--no-symbols', '--no-elements'],
  elements: [],
  everything: ['--full'],
};

export const tree: Tool = {
  name: 'tree',
  title: 'Show a document',
  description:
    'Shows scenes, layers, keyframes, elements and library of a document as an indented text. Call it first, to learn names and paths. Frames in it count from 1.',
  parameters: {
    document: DOCUMENT,
    detail: {
      type: 'string',
      description:
        '"outline": scenes, layers and library; "elements": also elements and symbols; "everything": all that is set',
      choices: Object.keys(DETAILS),
      byDefault: 'elements',
    },
    json: {
      type: 'boolean',
      description: 'JSON with everything that is set; frames in it count from 0',
      byDefault: false,
    },
    page: PAGE,
  },
  example: { document: 'logo.fla', detail: 'outline' },
  isReadOnly: true,
  async call(args, { roots, run }) {
    const options = [...DETAILS[args.text('detail') ?? 'elements'], ...flag('json', args.isOn('json'))];
    const outcome = await run(['tree', ...options, '--', roots.existing(args.needed('document'))]);
    return answer(outcome, args.number('page'));
  },
};
