import fs from 'node:fs';
import path from 'node:path';
import { answer, DOCUMENT, flag, PAGE, type Tool } from './Tool';

export const script: Tool = {
  name: 'script',
  title: 'Run a script on a document',
  description:
    "Runs JSFL (old JavaScript: var, no arrow functions) on a document, with Animate's object model (fl, document) and the collections $ and $$. By default nothing is saved, and the answer says what would change; with \"save\" it is saved. What the script traces comes first. Collections: $('query') finds elements of the current frame, $.all('query') of the whole document, $$('query') items, $.layers('query'), $.frames('query'); methods: attr(name, value), rename('star_##'), move(x, y), toGrid(n), align, textAttr(name, value), deleteElements(), deleteItems(), each(function), pluck(name), list().",
  parameters: {
    document: DOCUMENT,
    code: { type: 'string', description: 'the script', isRequired: true },
    save: { type: 'boolean', description: 'save the document in place', byDefault: false },
    saveAs: { type: 'string', description: 'save to this path instead: .fla, or .xfl for a folder' },
    answers: {
      type: 'strings',
      description: 'answers to the dialogues of the script, in order: yes, no, a text',
    },
    page: PAGE,
  },
  example: { document: 'logo.fla', code: "$.all('star*').rename('star_##');" },
  isReadOnly: false,
  async call(args, { roots, run, temporaryFolder, trustsScripts }) {
    const document = roots.existing(args.needed('document'));
    const file = path.join(temporaryFolder(), 'script.jsfl');
    fs.writeFileSync(file, args.needed('code'));
    const copy = args.text('saveAs');
    const isSaved = args.isOn('save') || copy !== undefined;
    const options = [
      ...(copy === undefined ? flag('save', isSaved) : [`--save=${roots.documentTarget(copy)}`]),
      ...flag('dry-run', !isSaved),
      ...flag('untrusted', !trustsScripts),
      ...args.texts('answers').map((text) => `--answer=${text}`),
      `--document=${document}`,
    ];
    return answer(await run(['run', ...options, '--', file]), args.number('page'));
  },
};
