import { inFlags } from '../../../../app/cli/messages/inFlags';

it.each([
  ['a is missing (option fonts, --fonts).', 'a is missing (--fonts).'],
  ['a is not saved without --save (option canSave)', 'a is not saved without --save'],
  ['replace it with --in-place (in Node, the option inPlace)', 'replace it with --in-place'],
  ['not written (option writable; mcp --write <folder>)', 'not written (mcp --write <folder>)'],
  ['a document named (option) stays', 'a document named (option) stays'],
])('The command line names flags, not options of the package: %j', (text, said) => {
  expect(inFlags(text)).toBe(said);
});
