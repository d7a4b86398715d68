import { Warnings } from '../../../host-mocks/cli/messages/Warnings';

function told(...texts: string[]): string[] {
  const lines: string[] = [];
  const warnings = new Warnings((text) => lines.push(text));
  for (const text of texts) warnings.add(text);
  warnings.end();
  return lines;
}

describe('warnings on standard error', () => {
  it('Warnings writes each warning once, as it comes', () => {
    expect(told('a.fla: one', 'a.fla: two', 'a.fla: one')).toEqual(['a.fla: one', 'a.fla: two']);
  });

  it('Warnings writes three warnings of a source and counts the others at the end', () => {
    const many = Array.from({ length: 54 }, (_, index) => `a.fla: file ${index} is missing`);
    expect(told(...many, 'Document.save: b')).toEqual([
      'a.fla: file 0 is missing',
      'a.fla: file 1 is missing',
      'a.fla: file 2 is missing',
      'Document.save: b',
      'a.fla: … and 51 more',
    ]);
  });
});
