import { notImplemented } from '../../realm/HostError';
import type { DocumentCore } from '../document/DocumentCore';

/** What the program asks of a document when it saves and closes it. */
interface Saving {
  close(bPromptToSaveChanges?: boolean): void;
  save(bOkToSaveAs?: boolean): boolean;
  revert(): boolean;
  /** Saves at a path (undefined: where it lies), as FLA or XFL by the name. */
  saveAt(path: string | undefined, options: { force?: boolean }): boolean;
}

/** Calls a member of the document by its name. */
export function callDocument<M extends keyof Saving>(
  document: DocumentCore,
  method: M,
  ...args: Parameters<Saving[M]>
): ReturnType<Saving[M]> {
  const member = (document as unknown as Partial<Saving>)[method] as ((...args: unknown[]) => unknown) | undefined;
  if (!member) throw notImplemented(`Document.${method}`);
  return member.apply(document, args) as ReturnType<Saving[M]>;
}
