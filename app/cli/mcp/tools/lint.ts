import { answer, DOCUMENT, flag, PAGE, type Tool } from './Tool';

export const lint: Tool = {
  name: 'lint',
  title: 'Find problems in a document',
  description:
    'Checks a document against rules: unused items, missing media, names, hidden layers and others. With "fix" it removes what can be removed, and saves.',
  parameters: {
    document: DOCUMENT,
    fix: { type: 'boolean', description: 'remove what can be removed, and save', byDefault: false },
    dryRun: {
      type: 'boolean',
      description: 'with fix: say what would be changed, and save nothing',
      byDefault: false,
    },
    page: PAGE,
  },
  example: { document: 'logo.fla' },
  isReadOnly: false,
  async call(args, { roots, run, trustsConfig }) {
    const document = roots.existing(args.needed('document'));
    if (args.isOn('fix') && !args.isOn('dryRun')) roots.checkToSave(document);
    const options = [
      ...flag('fix', args.isOn('fix')),
      ...flag('dry-run', args.isOn('dryRun')),
      ...flag('trust-config', trustsConfig),
      ...['all', 'no-cache'].map((name) => `--${name}`),
    ];
    const outcome = await run(['lint', ...options, '--', document]);
    // Status 1 says that there are problems.
    return answer(outcome, args.number('page'), 1);
  },
};
