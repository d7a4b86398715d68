import type { Assumption } from '../../../../host-mocks/fidelity/Assumption';
import type { Switches } from '../../../../host-mocks/options';
import type { Contradiction } from './compareAnswers';
import type { AnswerEvaluation } from './AnswerEvaluation';

/** Maximum length of an answer that is shown. */
const MAX_SHOWN = 300;

/** A finding for people, line by line. */
export function fidelityLines({ given, comparison, switches, left }: AnswerEvaluation): string[] {
  const { confirmed, contradicted, failed, open, unasked } = comparison;
  const counts = [
    [confirmed, 'confirmed'],
    [contradicted, 'contradicted'],
    [failed, 'could not be asked'],
    [open, 'without an answer'],
    [unasked, 'without a question'],
  ] as const;
  const animate = cut(given.animate) || 'an Animate without a version';
  return [
    `${animate}: ${counts.map(([list, words]) => `${list.length} ${words}`).join(', ')}`,
    ...(given.asking === undefined ? [] : [`the script ended at the question ${cut(given.asking)}`]),
    ...section('Contradicted', contradicted.flatMap(contradictionLines)),
    ...section(
      'Could not be asked',
      failed.map(({ assumption, error }) => `  ${named(assumption)}: ${cut(error)}`),
    ),
    ...section(
      'Without an answer',
      open.map((one) => `  ${named(one)}`),
    ),
    ...section('Without a question', reasonLines(unasked)),
    ...switchLines(switches, left),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function contradictionLines({ assumption, expected, answered }: Contradiction): string[] {
  return [
    `  ${named(assumption)}`,
    `    assumed:  ${assumption.assumed}`,
    `    evidence: ${assumption.evidence}`,
    `    here:     ${cut(expected)}`,
    `    Animate:  ${cut(answered)}`,
  ];
}

/** How many have no question, by reason. */
function reasonLines(unasked: readonly Assumption[]): string[] {
  const reasons = [...new Set(unasked.map(({ unasked: reason }) => reason))];
  return reasons.map((reason) => {
    const ids = unasked.filter((one) => one.unasked === reason).map(({ id }) => id);
    return `  ${ids.length}: ${reason}`;
  });
}

/** `run` has no option for switches, so they are those of `createHost`. */
function switchLines(switches: Partial<Switches>, left: readonly string[]): string[] {
  if (Object.keys(switches).length === 0) return [];
  const stays = left.length === 0 ? 'nothing' : left.join(', ');
  return [
    '',
    'Switches with which the headless host answers as this Animate (in a script of Node; no verb takes them):',
    `  createHost(document, ${JSON.stringify(switches)})`,
    `  contradicted with them: ${stays}`,
  ];
}

function named({ id, about }: Assumption): string {
  return `${id}: ${about}`;
}

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}
