import { createHost } from '../../../host-mocks';
import { languageDifferences } from '../../../host-mocks/fidelity/language';
import { engineAnswers } from './engineAnswers';
import { otherAnswers } from './otherAnswers';

/** What a snippet gives in a host of its own, in the form of the table. */
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

describe('the language of scripts beside SpiderMonkey 1.8.0', () => {
  it.each(engineAnswers)('%s gives %j there and here', (snippet, answer) => {
    expect(answerOf(snippet)).toBe(answer);
  });

  // A difference that is gone leaves the table.
  it.each(otherAnswers)('%s does not give %j: %s', (snippet, answer, about) => {
    expect(answerOf(snippet)).not.toBe(answer);
    expect(languageDifferences.map((one) => one.about)).toContain(about);
  });
});
