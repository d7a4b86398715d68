import type { Rule } from 'eslint';
import type { CallExpression } from 'estree';
import { nearestWord } from '../../host-mocks/nearestWord';
import type { Step } from '../../src/selector/syntax/ast';
import { SelectorError } from '../../src/selector/syntax/SelectorError';
import { shortMessage } from '../queries/shortMessage';
import { ProjectWords } from '../ts-plugin/ProjectWords';
import type { RegisteredWord } from '../ts-plugin/registeredWords';
import { Collections, type FoundQuery } from './Collections';

const SUBJECTS = ['element', 'item', 'layer', 'frame'] as const;

/** Queries that cannot be read, words that are misspelt, and what CSS writes otherwise. */
export const queryRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'a query that cannot be read, or that finds nothing' },
    schema: [
      {
        type: 'object',
        properties: { words: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const collections = new Collections(context.sourceCode);
    const [{ words = [] } = {}] = context.options as [{ words?: string[] }?];
    const registered = words.flatMap((name) => SUBJECTS.map((subject) => wordOf(name, subject)));
    const queries: FoundQuery[] = [];
    return {
      CallExpression(node) {
        const own = registeredBy(node, context.sourceCode.getText(node.callee));
        if (own !== undefined) registered.push(own);
        const query = collections.queryOf(node);
        if (query) queries.push(query);
      },
      'Program:exit'() {
        const project = new ProjectWords(registered);
        for (const query of queries) {
          const fault = faultOf(query, project);
          if (fault) report(context, query, fault);
        }
      },
    };
  },
};

function wordOf(name: string, subject: RegisteredWord['subject']): RegisteredWord {
  return { name, subject, file: '' };
}

/** The word that `Selectors.element.register(':big', …)` registers. */
function registeredBy(call: CallExpression, callee: string): RegisteredWord | undefined {
  const subject = SUBJECTS.find((each) => callee === `Selectors.${each}.register`);
  const [name] = call.arguments;
  if (subject === undefined || name?.type !== 'Literal' || typeof name.value !== 'string') return undefined;
  return wordOf(name.value, subject);
}

interface Fault {
  message: string;
  /** Where in the query. */
  index: number;
}

function faultOf({ literal, domain, caller }: FoundQuery, words: ProjectWords): Fault | undefined {
  try {
    const query = words.parse(literal.value, domain, caller);
    const hint = words.hintAt(query, domain);
    if (hint !== null) return { message: hint, index: 0 };
    const attributes = words.all.attributes[domain];
    for (const step of query.groups.flatMap(({ steps }) => steps)) {
      const message = misspelt(step, attributes);
      if (message !== undefined) return { message, index: step.index };
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    return { message: shortMessage(error, caller), index: error.index };
  }
}

function misspelt(step: Step, known: readonly string[]): string | undefined {
  if (step.type !== 'attribute') return undefined;
  const [name] = step.key.split('.');
  const near = known.includes(name) ? undefined : nearestWord(name, known);
  return near === undefined ? undefined : `nothing has an attribute ${name}; did you mean ${near}?`;
}

function report(context: Rule.RuleContext, { literal }: FoundQuery, { message, index }: Fault): void {
  const [start] = literal.range ?? [0];
  // What is escaped takes more room in the script than in the query.
  const isPlain = !context.sourceCode.getText(literal).includes('\\');
  const loc = context.sourceCode.getLocFromIndex(start + (isPlain ? index + 1 : 0));
  context.report({ loc, message });
}
