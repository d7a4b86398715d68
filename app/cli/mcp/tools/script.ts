import { answer, DOCUMENT, PAGE, type Tool } from './Tool';

/** How messages name the script. */
const SCRIPT = 'script.jsfl';

export const script: Tool = {
  name: 'script',
  title: 'Run a script on a document',
  description:
    "Runs JSFL (old JavaScript: var, no arrow functions) on a document, with Animate's object model (fl, document) and the collections $ and $$. By default nothing is saved or written, and the answer says what would change and which files would be written; with \"save\" documents are saved. Other files are written only below folders that the user named (mcp --write). What the script traces comes first. Collections: $('query') finds elements of the current frame, $.all('query') of the whole document, $$('query') items, $.layers('query'), $.frames('query'); methods: attr(name, value), rename('star_##'), move(x, y), toGrid(n), align, textAttr(name, value), deleteElements(), deleteItems(), each(function), pluck(name), list().",
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
  async call(args, { roots, run, trustsScripts, writable }) {
    const document = roots.existing(args.needed('document'));
    const copy = args.text('saveAs');
    const isSaved = args.isOn('save') || copy !== undefined;
    const save = copy === undefined ? '' : roots.documentTarget(copy);
    if (isSaved) roots.checkToSave(save || document);
    const outcome = await run({
      task: 'run',
      scripts: [SCRIPT],
      options: {
        document: [document],
        texts: { [SCRIPT]: args.needed('code') },
        answer: [...args.texts('answers')],
        root: [...roots.foldersAround(document), ...writable],
        writes: { documents: roots.folders, files: writable },
        untrusted: !trustsScripts,
        ...(isSaved ? { save } : { dryRun: true }),
      },
    });
    return answer(outcome, args.number('page'));
  },
};
