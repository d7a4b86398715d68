import './webGlobals';
import { runScripts, type ScriptIo } from '../actions/run/runScripts';
import { errorLine } from '../messages/errorLine';
import { isDefect } from '../messages/isDefect';
import { ScriptFailure } from '../messages/ScriptFailure';
import type { FileChanges } from '../actions/run/FileChanges';
import type { ConfinedJob } from '../actions/run/ConfinedJob';
import type { ConfinedOutcome } from '../sandbox/sandboxProtocol';
import { insidePlatform } from './insidePlatform';
import { createWorld, isWaiting, services } from './outside';

const WAITING = 'a script waits for a promise (await, then): nothing that waits runs with --untrusted';

/** The entry of the sandbox: runs a job, and reports how it ended. */
function runConfined(text: string): string {
  const { scripts, options, libraryFolder, isColored, isWindows } = JSON.parse(text) as ConfinedJob;
  const say =
    (service: string) =>
    (line: string): void =>
      services.ask(service, line);
  try {
    const io: ScriptIo = {
      out: say('io.out'),
      outPainted: say('io.outPainted'),
      err: say('io.err'),
      warn: say('io.warn'),
      note: say('io.note'),
      detail: say('io.detail'),
      shortPath: (file) => services.ask<string>('io.shortPath', file),
      isColored,
      libraryFolder,
      ...(options.dryRun ? { fileChanges: () => services.ask<FileChanges>('dryRun.fileChanges') } : {}),
    };
    const drawAndSave = runScripts(scripts, options, io, insidePlatform(services, isWindows, createWorld));
    // The engine does not report rejected promises: what waits for one could fail without a message.
    if (isWaiting()) throw new Error(WAITING);
    drawAndSave();
    return toJson({ kind: 'done' });
  } catch (error) {
    return toJson(outcomeOf(error));
  }
}

function toJson(outcome: ConfinedOutcome): string {
  return JSON.stringify(outcome);
}

function outcomeOf(error: unknown): ConfinedOutcome {
  if (isDefect(error)) return { kind: 'defect', stack: `${String(error)}\n${(error as Error).stack ?? ''}` };
  const isScript = error instanceof ScriptFailure;
  return {
    kind: 'failed',
    message: errorLine(error),
    frames: isScript ? error.frames : [],
    isReportable: isScript && !error.isEndless,
    place: isScript ? error.place : undefined,
  };
}

(globalThis as unknown as Record<string, unknown>).runConfined = runConfined;
