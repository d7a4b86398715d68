import fs from 'node:fs';
import path from 'node:path';
import { assumptions } from '../../../../host-mocks/fidelity/assumptions';
import type { Switches } from '../../../../host-mocks/options';
import { shortened } from '../../../../host-mocks/realm/shortened';
import type { CommandIo } from '../../Io';
import type { AnimateAnswers } from './AnimateAnswers';
import { askHost } from './askHost';
import { compareAnswers } from './compareAnswers';
import { fidelityLines } from './fidelityLines';
import type { AnswerEvaluation } from './AnswerEvaluation';
import { findSwitches } from './findSwitches';
import { readAnswers } from './readAnswers';

const SCRIPT = 'Ask Animate.jsfl';

/**
 * Prints which assumptions the answers of an Animate confirm, and which they contradict.
 *
 * @throws Error that names the file if it contains no answers
 */
export function printFidelity(file: string, { json }: { json?: boolean }, io: CommandIo): void {
  const given = readAnswers(file);
  const script = scriptText(io.libraryFolder);
  const own = askHost(script, {});
  if (own.version !== given.version) {
    const versions = `of version ${shortened(given.version)}, and this is ${own.version}`;
    io.warn(`${file}: the answers are to the questions ${versions}: a question may have changed`);
  }
  const finding = judge(given, own, script);
  if (json) io.out(`${JSON.stringify(fidelityJson(finding), null, 2)}\n`);
  else for (const line of fidelityLines(finding)) io.line(line);
}

function judge(given: AnimateAnswers, own: AnimateAnswers, script: string): AnswerEvaluation {
  const comparison = compareAnswers(assumptions, given, own);
  const answersBySwitches = new Map([['{}', own]]);
  const ask = (tried: Partial<Switches>): AnimateAnswers => {
    const key = JSON.stringify(tried);
    const answers = answersBySwitches.get(key) ?? askHost(script, tried);
    answersBySwitches.set(key, answers);
    return answers;
  };
  const switches = findSwitches(comparison.contradicted, ask);
  const fitted = ask(switches);
  const left = compareAnswers(assumptions, given, fitted).contradicted.map(({ assumption }) => assumption.id);
  return { given, comparison, switches, left };
}

function scriptText(libraryFolder: string): string {
  const file = path.join(libraryFolder, '../examples/commands', SCRIPT);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
  return fs.readFileSync(file, 'utf8');
}

/** A finding as data for programs. */
function fidelityJson({ given, comparison, switches, left }: AnswerEvaluation): object {
  const { animate, language, version, asking } = given;
  const { confirmed, contradicted, failed, open, unasked } = comparison;
  return {
    ...{ animate, language, version, endedAt: asking },
    confirmed: confirmed.map(({ id }) => id),
    contradicted: contradicted.map(({ assumption, ...answers }) => ({ ...assumption, ...answers })),
    failed: failed.map(({ assumption, error }) => ({ id: assumption.id, error })),
    open: open.map(({ id }) => id),
    unasked: unasked.map(({ id, unasked: reason }) => ({ id, reason })),
    switches,
    left,
  };
}
