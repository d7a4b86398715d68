import {
  autocompletion,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completeScript } from './completion/completeScript';
import type { Member, CompletionWords } from './completion/CompletionWords';

/** An editor of a script. */
export interface ScriptEditor {
  text: string;
  focus(): void;
}

/**
 * Puts an editor into an element.
 *
 * @param words what it completes
 * @param run is called for Ctrl+Enter, on a Mac for Command+Enter
 */
export function createEditor(
  parent: HTMLElement,
  text: string,
  words: () => Promise<CompletionWords>,
  run: () => void,
): ScriptEditor {
  const runKey = { key: 'Mod-Enter', run: () => (run(), true) };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        javascript(),
        syntaxHighlighting(classHighlighter),
        autocompletion({ override: [async (context) => complete(context, await words())] }),
        // Tab leaves the editor, as it leaves any other field.
        keymap.of([runKey, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Script' }),
      ],
    }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(value) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    },
    focus: () => view.focus(),
  };
}

function complete(
  { state, pos, explicit }: CompletionContext,
  words: CompletionWords,
): CompletionResult | null {
  const completion = completeScript(state.doc.toString(), pos, words);
  const before = state.sliceDoc(pos - 1, pos);
  if (!completion || (!explicit && completion.from === pos && !/[.:[]/.test(before))) return null;
  return { from: completion.from, options: completion.options.map(toOption), validFor: /^[\w$-]*$/ };
}

function toOption({ name, detail, info }: Member): Completion {
  const isMethod = detail?.includes('(') ?? false;
  return {
    label: name,
    detail: detail?.startsWith(name) ? detail.slice(name.length) : detail,
    info: info || undefined,
    type: isMethod ? 'method' : 'property',
  };
}
