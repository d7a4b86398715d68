import { createHost, type HostHandle } from '../../../../app';
import { DOCUMENT } from './habitCalls';

/** What a call came to: it gives what was wanted, it was answered in words, by the engine alone, or not at all. */
export type Kind = 'works' | 'said' | 'engine' | 'silent';

export interface Outcome {
  kind: Kind;
  /** All that was said, and the result. */
  text: string;
}

/** Texts of V8 that say nothing of the library. */
const OF_ENGINE =
  /is not a function|is not defined|Cannot read properties|is not iterable|is not a constructor/;

/** Runs a call on a document of its own. @param load - loads the library into the host */
export function tryCall(call: string, wanted: unknown, load: (host: HostHandle) => void): Outcome {
  const host = createHost(DOCUMENT, { realm: 'here' });
  try {
    load(host);
    return outcomeOf(host, call, wanted);
  } finally {
    host.dispose();
  }
}

function outcomeOf(host: HostHandle, call: string, wanted: unknown): Outcome {
  let result: unknown;
  let thrown = '';
  try {
    result = host.run(call);
  } catch (error) {
    thrown = String((error as Error).message);
  }
  const text = [...host.output, ...host.alerts, thrown].join('\n');
  if (thrown === '' && result === wanted) return { kind: 'works', text };
  const isWanted = wanted instanceof RegExp && wanted.test(text);
  if (OF_ENGINE.test(thrown)) return { kind: isWanted && !isBare(text) ? 'said' : 'engine', text };
  if (thrown !== '') return { kind: 'said', text };
  return { kind: isWanted ? 'said' : 'silent', text: `${text} -> ${String(result)}` };
}

/** True for the engine's text with nothing beside it. */
function isBare(text: string): boolean {
  return !/\(.*[a-z]{3}.* .*\)$|write /.test(text);
}
