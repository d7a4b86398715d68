import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../check/run.mjs';

const INTRODUCTION = `# What each format keeps

What a document holds, and what becomes of it in each format. A test makes each format of a document with a thing and of
one without it:

- **kept**: the thing is in the file, and nothing is said;
- **changed**: it is there in another form, which is said;
- **lost**: it is not there, which is said;
- **–**: the format has no place for it, and nothing is said: a picture has no sound.

What is said has its place in the document, such as \`scene "Scene 1", layer "title", frame 3\`. \`--strict\` of
[\`publish\`](publishing.md), and of [\`export\`](export.md) to Lottie and SWF, makes it an error, but for warnings: all is there,
and may look otherwise.

The tables hold where no fonts are available. With \`--fonts\`, texts that are "changed" become outlines.

"Pictures" are PNG, WebP, SVG, sprite sheets, GIF, APNG and films; films have the sounds of events and streams, too. Guide layers,
folders, comments, views of the editor and locked or selected states are for work in the editor, and are in no format.
`;

/** @returns {Promise<string>} docs/kept.md */
export async function keptPage() {
  const { KEEPING, KEEPING_FORMATS } = await readTable();
  const formats = Object.keys(KEEPING_FORMATS);
  const head = `| | ${Object.values(KEEPING_FORMATS).join(' | ')} |\n|${' --- |'.repeat(formats.length + 1)}`;
  const sections = Object.entries(KEEPING).map(([title, rows]) => {
    const lines = Object.entries(rows).map(
      ([name, { states }]) => `| ${name} | ${formats.map((format) => states[format] ?? '–').join(' | ')} |`,
    );
    return `## ${title}\n\n${head}\n${lines.join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** The table imports nothing, so that it runs by itself. */
function readTable() {
  const source = fs.readFileSync(path.join(root, 'output/published/keeping.ts'), 'utf8');
  const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };
  const { outputText } = ts.transpileModule(source, options);
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}
