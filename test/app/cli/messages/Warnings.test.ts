import { Warnings } from '../../../../app/cli/messages/Warnings';

function told(...texts: string[]): string[] {
  const lines: string[] = [];
  const warnings = new Warnings(
    (text) => lines.push(text),
    () => false,
  );
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
      'a.fla: … and 51 more (--verbose shows them)',
    ]);
  });

  it('Warnings of many sources fit on a screen', () => {
    const many = Array.from({ length: 200 }, (_, index) => [`${index}.fla: one`, `${index}.fla: two`]).flat();
    const lines = told(...many);
    expect(lines.slice(0, 2)).toEqual(['0.fla: one', '0.fla: two']);
    expect(lines.slice(24)).toEqual([
      '… and 376 more warnings, about 188 documents or methods (--verbose shows them)',
    ]);
  });

  it('All warnings are shown with --verbose', () => {
    const lines: string[] = [];
    const warnings = new Warnings(
      (text) => lines.push(text),
      () => true,
    );
    for (let index = 0; index < 90; index++) warnings.add(`a.fla: ${index}`);
    warnings.end();
    expect(lines).toHaveLength(90);
  });
});
