import type ts from 'typescript';
import { QueryService } from './QueryService';

/**
 * A plugin of TypeScript's language service. In the queries of scripts it completes words, underlines what cannot be
 * read, and shows what words mean.
 *
 * @example { "compilerOptions": { "plugins": [{ "name": "adobe-collection/ts-plugin" }] } }
 */
export default function init({ typescript }: { typescript: typeof ts }): ts.server.PluginModule {
  return { create: ({ languageService }) => withQueries(typescript, languageService) };
}

/** The language service of TypeScript, with answers about queries before its own. */
function withQueries(typescript: typeof ts, service: ts.LanguageService): ts.LanguageService {
  const queries = new QueryService(typescript, () => service.getProgram());
  return {
    ...service,
    getSemanticDiagnostics: (file) => [...service.getSemanticDiagnostics(file), ...queries.diagnose(file)],
    getCompletionsAtPosition: (file, position, ...others) =>
      queries.complete(file, position) ?? service.getCompletionsAtPosition(file, position, ...others),
    getCompletionEntryDetails(file, position, name, ...others) {
      const meaning = queries.explainOffer(file, position, name);
      if (meaning === undefined) return service.getCompletionEntryDetails(file, position, name, ...others);
      return {
        name,
        kind: typescript.ScriptElementKind.keyword,
        kindModifiers: '',
        displayParts: [{ kind: 'keyword', text: name }],
        documentation: [{ kind: 'text', text: meaning }],
      };
    },
    getQuickInfoAtPosition: (file, position, ...others) =>
      queries.explain(file, position) ?? service.getQuickInfoAtPosition(file, position, ...others),
  };
}
