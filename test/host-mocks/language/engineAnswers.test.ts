import { createHost } from '../../../app';
import { languageDifferences } from '../../../host-mocks/fidelity/language';
import { engineAnswers } from './engineAnswers';
import { otherAnswers } from './otherAnswers';

/** The answer to a snippet in a new host, in the form of the table. */
function answerOf(snippet: string): string {
  const host = createHost();
  try {
    host.global.given = host.run(snippet);
    return `=${String(host.run('String(given)'))}`;
  } catch (error) {
    const { name, message } = error as Error;
    return `!${name}: ${message}`;
  }
}

describe('the language of scripts compared with SpiderMonkey 1.8.0', () => {
  it.each(engineAnswers)('%s gives %j in both', (snippet, answer) => {
    expect(answerOf(snippet)).toBe(answer);
  });

  // A difference that no longer exists must be removed from the table.
  it.each(otherAnswers)('%s does not give %j: %s', (snippet, answer, about) => {
    expect(answerOf(snippet)).not.toBe(answer);
    expect(languageDifferences.map((difference) => difference.about)).toContain(about);
  });
});
