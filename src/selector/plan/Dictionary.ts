import type { Vocabulary } from '../syntax/ast';
import type { Domain } from './Domain';
import type { Pseudo } from './Pseudo';
import type { WordCallback } from './registered';

/** The meanings of the words of a query. */
export interface Dictionary extends Vocabulary {
  domain: Domain;
  /** The meaning of a built-in pseudo, or null. */
  pseudo(name: string): Pseudo | null;
  /** The function of a pseudo that the user registered, or null. */
  callback(pseudo: string): WordCallback | null;
  /** The function of an attribute that the user registered, or null. */
  attribute(key: string): WordCallback | null;
  /** The words of the query in the parentheses of a pseudo. */
  within(pseudo: string): Dictionary;
}
