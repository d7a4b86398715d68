import type { Action } from './Action';
import { eventNames, clipEventNames } from './eventNames';
import { calls, goTo, ifFrameLoaded, load, quote, startDrag, target, unload } from './statements';

interface ActionKind {
  /**
   * The fields after the code: `n` is a number of 32 bits, `s` a string. The first number is 0 if the action does not
   * use it.
   */
  fields: string;
  write: (action: Action) => string;
  /** Ends the block before it, or begins one. */
  closes?: boolean;
  opens?: boolean;
}

const PROPERTIES = [
  ...['_x', '_y', '_xscale', '_yscale', '_currentframe', '_totalframes', '_alpha', '_visible', '_width'],
  ...['_height', '_rotation', '_target', '_framesloaded', '_name', '_droptarget', '_url', '_highquality'],
  ...['_focusrect', '_soundbuftime', '_quality', '_xmouse', '_ymouse'],
];

function plain(statement: string): ActionKind {
  return { fields: '', write: () => statement };
}

function opening(fields: string, write: ActionKind['write']): ActionKind {
  return { fields, write, opens: true };
}

const CLOSING: ActionKind = { fields: '', write: () => '}', closes: true };

/**
 * The actions in 7 repositories of public documents of Flash 5 and MX; with them all those streams are read to the last
 * byte. Their effects were compared with the published movies.
 */
export const ACTIONS: ReadonlyMap<number, ActionKind> = new Map<number, ActionKind>([
  [0x00, { fields: 'nnssn', write: goTo }],
  [0x01, plain('play();')],
  [0x02, plain('stop();')],
  [0x04, plain('stopAllSounds();')],
  [
    0x05,
    {
      fields: 'nssnnn',
      write: ({ numbers: [, urlIsCode, windowIsCode, method], texts: [url, window] }) =>
        calls('getURL', [target(url, urlIsCode), ...windowOf(window, windowIsCode)], method),
    },
  ],
  [
    0x06,
    {
      fields: 'nsnsn',
      write: ({ numbers: [, nameIsCode, valueIsCode], texts: [name, value] }) =>
        calls('fscommand', [target(name, nameIsCode), target(value, valueIsCode)]),
    },
  ],
  [
    0x07,
    {
      fields: 'nnsnnsnn',
      write: ({ numbers: [, , ...rest], texts }) => load('loadMovie', texts, rest),
    },
  ],
  [
    0x08,
    opening('nsn', ({ numbers: [, isCode], texts: [name] }) => `tellTarget (${target(name, isCode)}) {`),
  ],
  [0x09, CLOSING],
  [0x0a, opening('nssn', ifFrameLoaded)],
  [0x0b, opening('nnn', ({ numbers: [, events, key] }) => `on (${eventNames(events, key)}) {`)],
  [0x0c, CLOSING],
  [0x0d, opening('nn', ({ numbers: [, events] }) => `onClipEvent (${clipEventNames(events)}) {`)],
  [0x0e, CLOSING],
  [0x0f, opening('ns', ({ texts: [condition] }) => `if (${condition}) {`)],
  [0x10, { fields: '', write: () => '} else {', closes: true, opens: true }],
  [
    0x11,
    {
      fields: 'ns',
      write: ({ texts: [condition] }) => `} else if (${condition}) {`,
      closes: true,
      opens: true,
    },
  ],
  [0x12, CLOSING],
  [0x13, CLOSING],
  [0x14, opening('ns', ({ texts: [condition] }) => `while (${condition}) {`)],
  [0x15, CLOSING],
  [
    0x17,
    {
      fields: 'nnsnsn',
      write: ({ numbers: [, property, valueIsCode, nameIsCode], texts: [value, name] }) =>
        calls('setProperty', [
          target(name, nameIsCode),
          PROPERTIES[property] ?? String(property),
          target(value, valueIsCode),
        ]),
    },
  ],
  [
    0x18,
    {
      fields: 'nsnsn',
      write: ({ numbers: [, nameIsCode, valueIsCode], texts: [name, value] }) =>
        nameIsCode === 0
          ? `${name} = ${target(value, valueIsCode)};`
          : calls('set', [name, target(value, valueIsCode)]),
    },
  ],
  [
    0x19,
    {
      fields: 'nnsnsns',
      write: ({ numbers: [, , nameIsCode, copyIsCode], texts: [name, copy, depth] }) =>
        calls('duplicateMovieClip', [target(name, nameIsCode), target(copy, copyIsCode), depth]),
    },
  ],
  [0x1a, { fields: 'nsnssssnnn', write: startDrag }],
  [
    0x1b,
    {
      fields: 'nsn',
      write: ({ numbers: [, isCode], texts: [frame] }) => calls('call', [target(frame, isCode)]),
    },
  ],
  [0x1c, { fields: 'ns', write: ({ texts: [text] }) => `// ${text.replaceAll(/\s*[\r\n]\s*/g, ' ')}` }],
  [0x1d, plain('stopDrag();')],
  [
    0x1e,
    {
      fields: 'nsn',
      write: ({ numbers: [, isCode], texts: [name] }) => calls('removeMovieClip', [target(name, isCode)]),
    },
  ],
  [0x1f, { fields: 'nsnn', write: unload }],
  [
    0x20,
    {
      fields: 'nsnnsnn',
      write: ({ numbers: [, ...rest], texts }) => load('loadVariables', texts, rest),
    },
  ],
  [0x21, { fields: 'ns', write: ({ texts: [file] }) => `#include ${quote(file)}` }],
  [0x24, { fields: 'nsn', write: ({ texts: [name] }) => `delete ${name};` }],
  [0x25, opening('nss', ({ texts: [name, parameters] }) => `function ${name} (${parameters}) {`)],
  [0x26, CLOSING],
  [0x27, { fields: 'ns', write: ({ texts: [variables] }) => `var ${variables};` }],
  [0x29, { fields: 'ns', write: ({ texts: [expression] }) => (expression === '' ? '' : `${expression};`) }],
  [0x2c, opening('nsss', ({ texts }) => `for (${texts.map((text) => text.trim()).join('; ')}) {`)],
  [0x2d, CLOSING],
  [0x2f, opening('nss', ({ texts: [name, object] }) => `for (${name} in ${object}) {`)],
  [0x30, CLOSING],
]);

function windowOf(window: string, isCode: number): string[] {
  return window === '' ? [] : [target(window, isCode)];
}
