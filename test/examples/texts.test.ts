import fs from 'fs';
import path from 'path';
import { openHost } from '../../app';
import { $ } from '../../src';
import { parseCsv } from '../../src/text/parseCsv';
import { describeDocuments, documentPath } from '../support/documents';
import { run, runIn } from '../support/examples';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

describeDocuments('examples that work on texts', () => {
  it('The font of every text that has it is replaced by replace-font.jsfl', () => {
    const texts = (document: Document) => $.all<Text>(':static, :dynamic, :input', document);
    const { document, lines } = run('replace-font.jsfl', 'edittext_password', (opened) => {
      texts(opened).textAttr('face', 'Helvetica').elements[0].setTextAttr('face', 'Georgia');
    });
    const count = texts(document).length;
    expect(lines[0]).toBe(`texts with Helvetica: ${count - 1} elements`);
    expect($.all('[font=Arial]', document).length).toBe(count - 1);
    expect($.all('[font=Georgia]', document).length).toBe(1);
  });

  it('The colors are listed and red is replaced by replace-colors.jsfl', () => {
    const { document, lines } = run('replace-colors.jsfl', 'edittext_password', (opened) => {
      $.all(':text', opened).textAttr('fillColor', '#FF0000');
    });
    const count = $.all('*:text[text~=/./]', document).length;
    expect(lines).toContain(`#FF0000 ${count}`);
    expect($.all('[fill=#00AA00]', document).length).toBe(count);
  });

  it('A table beside the document is written by translate-texts.jsfl, and put back', () => {
    const copy = path.join(folder(), 'texts.fla');
    fs.copyFileSync(documentPath('edittext_password'), copy);
    const runOnCopy = () =>
      runIn(openHost(copy, { roots: [folder()], realm: 'here' }), 'translate-texts.jsfl').document;
    runOnCopy();
    const table = path.join(folder(), 'texts texts.csv');
    const rows = parseCsv(fs.readFileSync(table, 'utf8'))!;
    for (const row of rows.slice(1)) row[8] = 'translated';
    fs.writeFileSync(table, rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
    expect(new Set($.all<Text>('*:text[text~=/./]', runOnCopy()).text())).toEqual(new Set(['translated']));
  });
});
