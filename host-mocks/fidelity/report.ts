import { contract } from '../contract/contract';
import { corrections } from '../contract/corrections';
import { models } from '../model/models';
import type { Assumption } from './Assumption';
import { assumptions } from './assumptions';
import { languageDifferences } from './language';
import { notDone } from './notDone';
import { dropped, partial, plainClasses } from './notes';
import { memberStates, type MemberState, type Completeness } from './states';

/** The state of every member that the contract declares, the hand-written notes included. */
export function fidelity(): MemberState[] {
  return memberStates(contract, models, plainClasses).map((member) => {
    const note = partial[`${member.className}.${member.name}`];
    return note ? { ...member, state: 'partial', note: joinNotes(note, member.note) } : member;
  });
}

/** FIDELITY.md: what the headless host does, and what it takes for granted. */
export function fidelityReport(): string {
  const members = fidelity();
  const names = [...new Set(members.map(({ className }) => className))];
  const ofClass = (name: string): MemberState[] => members.filter(({ className }) => className === name);
  return [
    INTRODUCTION,
    `**${counts(members)}**\n`,
    table(
      ['class', 'members', 'done', 'partial', 'not done'],
      names.map((name) => [
        name,
        String(ofClass(name).length),
        ...STATES.map((state) => String(amount(ofClass(name), state))),
      ]),
    ),
    '## What is assumed\n',
    'No running Animate was available. The first value of a switch is the default. The script `examples/commands/Ask Animate.jsfl` puts the questions to an Animate, and `adobe-collection fidelity` compares the answers.\n',
    table(
      ['about', 'assumed', 'evidence', 'switch', 'question'],
      assumptions.map((one) => [one.about, one.assumed, evidenceOf(one), one.switch ?? '', questionOf(one)]),
    ),
    '## Where the language differs\n',
    'Scripts run in the language of SpiderMonkey 1.8. These parts of it differ.\n',
    table(
      ['about', 'there', 'here', 'why'],
      languageDifferences.map((one) => [one.about, one.there, one.here, one.why]),
    ),
    '## Members that the types lack or declare wrongly\n',
    table(['member', 'declared here as', 'source'], correctionRows()),
    '## Members that Animate dropped\n',
    `Absent here as there: ${dropped.join(', ')}.\n`,
    '`document.undo()` and `document.redo()` exist neither in the reference nor here.\n',
    '## Every member\n',
    ...names.map((name) => section(name, ofClass(name))),
  ].join('\n');
}

function evidenceOf({ evidence, decides }: Assumption): string {
  return decides === undefined ? evidence : `${evidence}. To be decided by: ${decides}`;
}

function questionOf({ id, unasked }: Assumption): string {
  return unasked === undefined ? id : `${id}: none, ${unasked}`;
}

const STATES: readonly Completeness[] = ['done', 'partial', 'not done'];

const INTRODUCTION = `# Fidelity of the headless host

Generated from the classes of the model and the notes in host-mocks/fidelity; \`UPDATE_FIDELITY=1 npx jest
test/host-mocks/fidelity\` writes it anew. Every member that Adobe declares for Animate 22.0 is here. **done**: does what
Adobe's reference says. **partial**: a note says what is missing. **not done**: throws \`NotImplemented: Class.member\`.
`;

function amount(members: readonly MemberState[], state: Completeness): number {
  return members.filter((member) => member.state === state).length;
}

function counts(members: readonly MemberState[]): string {
  return `${members.length} members: ${STATES.map((state) => `${amount(members, state)} ${state}`).join(', ')}. ${assumptions.length} assumptions.`;
}

function section(name: string, members: readonly MemberState[]): string {
  const list = (state: Completeness): string =>
    members.flatMap((one) => (one.state === state ? [one.name] : [])).join(', ');
  const notes = members.filter(({ state }) => state === 'partial').map((one) => `- ${one.name}: ${one.note}`);
  const paragraphs = [
    `### ${name}\n`,
    ...(list('done') ? [`Done: ${list('done')}.\n`] : []),
    ...(notes.length > 0 ? [`Partial:\n\n${notes.join('\n')}\n`] : []),
    ...(list('not done') ? [`Not done: ${list('not done')}.\n`] : []),
    ...reasons(name, members),
  ];
  if (members.length === 0) paragraphs.push('No members of its own.\n');
  return paragraphs.join('\n');
}

/** Why members are not done, where that is reported. */
function reasons(className: string, members: readonly MemberState[]): string[] {
  const lines = members.flatMap(({ name, state }) => {
    const reason = state === 'not done' ? notDone[`${className}.${name}`] : undefined;
    return reason === undefined ? [] : [`- ${name}: ${reason}`];
  });
  return lines.length > 0 ? [`Why:\n\n${lines.join('\n')}\n`] : [];
}

function correctionRows(): string[][] {
  return corrections.flatMap(({ className, properties = {}, methods = {} }) => [
    ...Object.entries(properties).map(([name, { access, source }]) => [
      `${className}.${name}`,
      access === 'r' ? 'read-only property' : 'property',
      source,
    ]),
    ...Object.entries(methods).map(([name, source]) => [`${className}.${name}`, 'method', source]),
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

function joinNotes(...notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join('; ');
}
