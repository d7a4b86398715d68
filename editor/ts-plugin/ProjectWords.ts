import { elementDomain } from '../../src/selector/domains/element';
import { frameDomain } from '../../src/selector/domains/frame';
import { itemDomain } from '../../src/selector/domains/item';
import { layerDomain } from '../../src/selector/domains/layer';
import { hintAt } from '../../src/selector/plan/hintAt';
import type { Query } from '../../src/selector/syntax/ast';
import { Registry } from '../../src/selector/words/Registry';
import { builtInWords } from '../queries/builtInWords';
import type { QueryWords, WordDomain } from '../queries/QueryWords';
import type { RegisteredWord } from './registeredWords';

const BUILT_IN = builtInWords();

/** The words that the queries of a project may use: those of the language, and those that its scripts register. */
export class ProjectWords {
  private readonly registries: Record<WordDomain, Registry>;

  constructor(private readonly registered: RegisteredWord[]) {
    const element = new Registry(elementDomain);
    const frame = new Registry(frameDomain, { has: element });
    const item = new Registry(itemDomain, { has: element });
    const layer = new Registry(layerDomain, { has: element, frames: frame });
    this.registries = { element, item, layer, frame };
    for (const { subject, name } of registered) this.register(subject, name);
  }

  /** Reads a query. @throws SelectorError when it cannot be read */
  parse(query: string, subject: WordDomain, caller: string): Query {
    return this.registries[subject].parse(query, caller);
  }

  /** What a query that can be read may have meant; null if there is no suggestion. */
  hintAt(query: Query, subject: WordDomain): string | null {
    return hintAt(query, this.registries[subject], []);
  }

  /** All words, for completion. */
  get all(): QueryWords {
    return {
      pseudos: this.withOwn('pseudos', /^:(.*)$/),
      attributes: this.withOwn('attributes', /^\[(.*)\]$/),
    };
  }

  /** Where the project registers a word: `:wider`, `[length]`. */
  fileOf(word: string, subject: WordDomain): string | undefined {
    return this.registered.find((each) => each.name === word && each.subject === subject)?.file;
  }

  private register(subject: WordDomain, name: string): void {
    try {
      this.registries[subject].register(name, () => undefined);
    } catch {
      // A name that cannot be registered: the script fails when it runs.
    }
  }

  private withOwn(kind: keyof QueryWords, form: RegExp): Record<WordDomain, string[]> {
    const lists = { ...BUILT_IN[kind] };
    for (const { subject, name } of this.registered) {
      const [, word] = form.exec(name) ?? [];
      if (word !== undefined) lists[subject] = [...lists[subject], word];
    }
    return lists;
  }
}
