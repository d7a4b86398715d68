import { errorText } from '../text/errorText';
import { ownNames } from '../text/own';

/** The fields of a dialogue, by name: a label, and the text that is in the field at first. */
export type Fields = Record<string, [label: string, initial: string]>;

/** The texts that the user typed, by the names of the fields. */
export type FieldTexts = Record<string, string>;

declare function prompt(message: string, text?: string): string | null;

/** The dialogue from XML that newer hosts have. Source: Adobe's reference, fl.xmlPanelFromString. */
interface PanelHost {
  xmlPanelFromString?: (xml: string) => Record<string, string> | null;
}

function attribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;');
}

function panelXml(title: string, fields: Fields, problem: string): string {
  let rows = '';
  const lines = problem === '' ? [] : problem.split('\n');
  for (let i = 0; i < lines.length; i++) rows += '<label value="' + attribute(lines[i]) + '"/>';
  const names = ownNames(fields);
  for (let i = 0; i < names.length; i++) {
    const label = fields[names[i]][0];
    const initial = fields[names[i]][1];
    rows += '<label value="' + attribute(label) + '" control="' + attribute(names[i]) + '"/>';
    rows += '<textbox id="' + attribute(names[i]) + '" size="50" value="' + attribute(initial) + '"/>';
  }
  return (
    '<dialog buttons="accept, cancel" title="' + attribute(title) + '"><vbox>' + rows + '</vbox></dialog>'
  );
}

function askByPanel(host: PanelHost, title: string, fields: Fields, problem: string): FieldTexts | null {
  const result = (host.xmlPanelFromString as (xml: string) => Record<string, string> | null)(
    panelXml(title, fields, problem),
  );
  if (!result || result.dismiss !== 'accept') return null;
  const answers: FieldTexts = {};
  const names = ownNames(fields);
  for (let i = 0; i < names.length; i++) answers[names[i]] = String(result[names[i]]);
  return answers;
}

function askByPrompts(title: string, fields: Fields, problem: string): FieldTexts | null {
  const answers: FieldTexts = {};
  const names = ownNames(fields);
  for (let i = 0; i < names.length; i++) {
    const label = fields[names[i]][0];
    const initial = fields[names[i]][1];
    const answer = prompt(
      (i === 0 && problem !== '' ? problem + '\n\n' : '') + title + '\n' + label,
      initial,
    );
    if (answer === null) return null;
    answers[names[i]] = answer;
  }
  return answers;
}

function withAnswers(fields: Fields, answers: FieldTexts): Fields {
  const again: Fields = {};
  const names = ownNames(fields);
  for (let i = 0; i < names.length; i++) again[names[i]] = [fields[names[i]][0], answers[names[i]]];
  return again;
}

/**
 * Asks the user in one dialogue, or by one question after the other where the host has none, and does the work. When it
 * fails, the dialogue comes again with the reason and with what was typed.
 *
 * @param title the title of the dialogue
 * @param fields a label and a first text for each field
 * @param work gets what was typed
 * @returns true when the work was done; false when the user cancelled
 */
export function ask(title: string, fields: Fields, work: (answers: FieldTexts) => unknown): boolean {
  const host = fl as unknown as PanelHost;
  let problem = '';
  for (let at = fields; ;) {
    const hasPanel = typeof host.xmlPanelFromString === 'function';
    const answers = hasPanel ? askByPanel(host, title, at, problem) : askByPrompts(title, at, problem);
    if (!answers) return false;
    try {
      work(answers);
      return true;
    } catch (error) {
      problem = errorText(error);
      at = withAnswers(fields, answers);
    }
  }
}
