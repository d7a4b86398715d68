import { switchValues, type Switches } from '../../../../host-mocks/options';
import type { AnimateAnswers } from './AnimateAnswers';
import { answerOf, type Contradiction } from './compareAnswers';

/** Asks this host with some switches. */
type Ask = (switches: Partial<Switches>) => AnimateAnswers;

/**
 * The switches with which this host answers as Animate did, as far as they exist: for each contradiction that has
 * switches their values are tried.
 */
export function findSwitches(contradicted: readonly Contradiction[], ask: Ask): Partial<Switches> {
  const chosen: Partial<Switches> = {};
  for (const { assumption, answered } of contradicted) {
    const choices = choicesOf(switchesOf(assumption.switch));
    const fitting = choices.find((switches) => answerOf(ask(switches), assumption.id) === answered);
    Object.assign(chosen, fitting);
  }
  return chosen;
}

/** The switches that an assumption names: `findItemIndex: number, string; findItemIndexMiss: …`. */
export function switchesOf(text = ''): (keyof Switches)[] {
  const names = text.split('; ').map((part) => part.split(':')[0]);
  return names.filter((name): name is keyof Switches => Object.hasOwn(switchValues, name));
}

/** Every way to set some switches, except all of them at the default. */
function choicesOf(names: readonly (keyof Switches)[]): Partial<Switches>[] {
  const all = names.reduce<Partial<Switches>[]>(
    (choices, name) =>
      choices.flatMap((choice) =>
        switchValues[name].map((value, index) => (index === 0 ? choice : { ...choice, [name]: value })),
      ),
    [{}],
  );
  return all.filter((choice) => Object.keys(choice).length > 0);
}
