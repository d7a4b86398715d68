import { answer, DOCUMENT, flag, PAGE, type Tool } from './Tool';

export const diff: Tool = {
  name: 'diff',
  title: 'Compare two documents',
  description: 'Says in words what changed from one document to another; nothing when they are the same.',
  parameters: {
    old: { ...DOCUMENT, description: `the old document: ${DOCUMENT.description}` },
    new: { ...DOCUMENT, description: `the new document: ${DOCUMENT.description}` },
    json: { type: 'boolean', description: 'JSON; frames in it count from 0', byDefault: false },
    page: PAGE,
  },
  example: { old: 'before.fla', new: 'after.fla' },
  isReadOnly: true,
  async call(args, { roots, run }) {
    const documents = ['old', 'new'].map((name) => roots.existing(args.needed(name)));
    const outcome = await run(['diff', ...flag('json', args.isOn('json')), '--', ...documents]);
    // Status 1 says that they differ.
    return answer(outcome, args.number('page'), 1);
  },
};
