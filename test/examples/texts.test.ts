import { $ } from '../../src';
import { describeDocuments } from '../support/documents';
import { run } from '../support/examples';

describeDocuments('examples that work on texts', () => {
  it('replace-font.jsfl replaces the font of every text that has it', () => {
    const texts = (document: Document) => $.all<Text>(':static, :dynamic, :input', document);
    const { document, lines } = run('replace-font.jsfl', 'edittext_password', (opened) => {
      texts(opened).textAttr('face', 'Helvetica').elements[0].setTextAttr('face', 'Georgia');
    });
    const count = texts(document).length;
    expect(lines[0]).toBe(`texts with Helvetica: ${count - 1} elements`);
    expect($.all('[font=Arial]', document).length).toBe(count - 1);
    expect($.all('[font=Georgia]', document).length).toBe(1);
  });
});
