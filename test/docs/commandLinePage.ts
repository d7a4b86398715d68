import type { Argument, Command, Option } from 'commander';
import { examples } from '../../app/cli/messages/examples';

const HEADER = `# The command line

This page is generated from the program: \`UPDATE_DOCS=1 npx jest test/docs/commandLine\` writes it. \`adobe-collection help <command>\` prints the same.

## Habits

All commands share these habits:

- **Documents** are named by their place: FLA files of any release, XFL folders, the \`.xfl\` or \`DOMDocument.xml\` in one, folders of documents, and patterns in quotes (\`'art/**/*.fla'\`). \`-\` reads a document, or a list of paths, one a line, from standard input. Behind \`run\` stand scripts too; there \`-\` is the script if no other is named.
- **Reading writes nothing.** Only \`run --save\`, \`lint --fix\`, \`convert\` and \`import\` write documents. \`--dry-run\` says what they would do.
- **Results** go to standard output, everything else to standard error. \`--json\` prints them for programs.
- **\`-o\`** names a file or folder for results, by one rule: a name with an ending is that file, \`-o logo.swf\`. A name without ending, one that ends in \`/\` and an existing folder are a folder, in which files have the names of their documents. An ending that the command does not make is refused, and so is a file where several are made. \`-o -\` is standard output. An XFL document is a folder: \`sky.xfl\` is made as \`sky/sky.xfl\`, as Animate does it. Each line that a command prints about what it made is a path that can be opened as it is.
- **Frames** count from 1, as in Animate's timeline. In JSON and in queries they count from 0, as in scripts.
- **With several documents**, the others are still done when one fails. The message names it, and the status is 1.
- **Nothing is left behind** when a command ends, nor when a signal ends it: no half file, no temporary folder. (\`open\` leaves its page to the browser for a day.)
- **Damaged documents** are refused. \`convert --recover\` makes a new document of what is whole in one: the entries of a zip that is cut or partly overwritten, the timelines of a binary file, an XFL folder without its broken symbols. If \`DOMDocument.xml\` is lost, the symbols are in the library of an empty document. Nothing is made up: what is lost is listed by name, and then the status is 1.
- **On a terminal** long lists are cut, and say so: \`--verbose\` shows all. In files and pipes nothing is cut.
- **The exit status** is 0 when all went well, 1 when something failed or was found, and 2 for wrong usage: an option, a query or a configuration that cannot be read. \`diff\` has the statuses of the program diff: 0 nothing changed, 1 something changed, 2 trouble. A signal that ends a command gives 130 (Ctrl+C) or 143.

These options go with every command:

| option | meaning |
| --- | --- |
`;

const COMMON = ['--quiet', '--verbose', '--no-color'];

/** The page docs/command-line.md: the habits, then a chapter for each command that people type. */
export function commandLinePage(commands: ReadonlyMap<string, Command>): string {
  const shown = [...commands].filter(([, command]) => !isHidden(command));
  const [[, first]] = shown;
  const common = first.options.filter(isCommon).map(optionRow).join('');
  return `${HEADER}${common}${shown.map(([path, command]) => chapter(path, command)).join('')}`;
}

/** Commander keeps to itself which commands `--help` leaves out: they have no description. */
function isHidden(command: Command): boolean {
  return command.description() === '';
}

function isCommon(option: Option): boolean {
  return COMMON.includes(option.long ?? '');
}

function chapter(path: string, command: Command): string {
  const usage = [path, ...command.registeredArguments.map(shape), '[options]'].join(' ');
  const options = command.options.filter((option) => !isCommon(option) && !option.hidden);
  return [
    `\n## ${path}\n`,
    `${capital(command.description()).replace(/ ?…$/, ' and others')}.\n`,
    `\`\`\`\nadobe-collection ${usage}\n\`\`\`\n`,
    table('argument', command.registeredArguments.map(argumentRow)),
    table('option', options.map(optionRow)),
    exampleBlock(path),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function table(head: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `| ${head} | meaning |\n| --- | --- |\n${rows.join('')}`;
}

function shape(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function argumentRow(argument: Argument): string {
  return row(`\`${shape(argument)}\``, argument.description);
}

function optionRow(option: Option): string {
  const choices = option.argChoices?.map((choice) => `\`${choice}\``).join(', ');
  const meaning = [option.description, choices && `one of ${choices}`, defaultOf(option)];
  return row(`\`${option.flags}\``, meaning.filter((part) => part !== undefined).join('; '));
}

function defaultOf(option: Option): string | undefined {
  const value: unknown = option.defaultValueDescription ?? option.defaultValue;
  return option.negate || value === undefined ? undefined : `default \`${String(value)}\``;
}

function row(name: string, meaning: string): string {
  return `| ${cell(name)} | ${cell(meaning)} |\n`;
}

/** A text in a table: what would end the cell, or be taken for a tag, is written as text. */
function cell(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('*', '\\*')))
    .join('')
    .replaceAll('|', '\\|');
}

function exampleBlock(path: string): string {
  if (!Object.hasOwn(examples, path)) return '';
  const lines = examples[path].map(([line, meaning]) => `# ${meaning}\n${withProgram(line)}`);
  return `\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;
}

/** Where the program is not the first word of a line, `$` stands for it. */
function withProgram(line: string): string {
  const program = 'npx adobe-collection';
  return line.includes('$ ') ? line.replace('$ ', `${program} `) : `${program} ${line}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
