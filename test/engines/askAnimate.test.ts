import fs from 'node:fs';
import path from 'node:path';
import { askHost } from '../../app/cli/actions/fidelity/askHost';
import { itWhere } from '../support/where';
import { commandEngines } from './commandEngines';
import { v8Engines } from './v8';

const file = path.resolve(__dirname, '../../examples/commands/Ask Animate.jsfl');
const script = fs.readFileSync(file, 'utf8');
const own = askHost(script, {});

describe('the questions to Animate in engines without it', () => {
  for (const { name, missing, run } of [...v8Engines.slice(0, 2), ...commandEngines.slice(0, 4)]) {
    const title = `In ${name}, whose fl can only trace, no question can be asked, and the script ends`;
    const check = async (): Promise<void> => {
      const lines = await run(`var fl = { trace: function (text) { print(text); } };\n${script}`);
      const { answers } = JSON.parse(lines.join('\n')) as { answers: Record<string, object> };
      expect(Object.keys(answers).sort()).toEqual([...own.answers.keys()].sort());
      const answered = Object.keys(answers).filter((id) => !('error' in answers[id]));
      // These ask about the language and its global object alone, and whether there is a member at all.
      expect(answered.filter((id) => !/^(global-|groups-|swf-panels)/.test(id))).toEqual([]);
    };
    itWhere(missing === null, missing ?? '', title, check, 60_000);
  }
});
