import { parseInclude } from './parseDeclaration';
import { parseArguments } from './parseExpression';
import { parseBlock, parseHead, parseStatement } from './parseStatements';
import type { ButtonEvent, Statement } from './Statement';
import type { TokenReader } from './TokenReader';

/** Parses a statement that only ActionScript 1 and 2 have; undefined, with nothing read, if there is none. */
export function parseOldStatement(reader: TokenReader): Statement | undefined {
  const { at } = reader;
  if (reader.is('#')) return parseHash(reader, at);
  if (reader.kind !== 'name') return undefined;
  switch (reader.value) {
    case 'on':
      return parseOn(reader, at, 'On');
    case 'onClipEvent':
      return parseOn(reader, at, 'OnClipEvent');
    case 'tellTarget':
      return { kind: 'TellTarget', at, target: parseHead(reader), body: parseBlock(reader) };
    case 'ifFrameLoaded':
      return parseIfFrameLoaded(reader, at);
    default:
      return undefined;
  }
}

/** Parses `on (press, keyPress "<Left>") { … }`; a function named `on` is called without a block. */
function parseOn(reader: TokenReader, at: number, kind: 'On' | 'OnClipEvent'): Statement | undefined {
  const mark = reader.mark();
  reader.next();
  if (!reader.is('(')) {
    reader.reset(mark);
    return undefined;
  }
  reader.next();
  const events: ButtonEvent[] = [];
  do {
    const eventAt = reader.at;
    const name = reader.identifier('a name of an event');
    const key = reader.kind === 'string' ? reader.value : undefined;
    if (key !== undefined) reader.next();
    events.push({ at: eventAt, name, key });
  } while (reader.accept(','));
  reader.expect(')');
  return { kind, at, events, body: parseBlock(reader) };
}

function parseIfFrameLoaded(reader: TokenReader, at: number): Statement {
  reader.next();
  reader.expect('(');
  const frames = parseArguments(reader);
  const body = parseBlock(reader);
  const otherwise = reader.acceptWord('else') ? parseStatement(reader) : undefined;
  return { kind: 'IfFrameLoaded', at, arguments: frames, body, otherwise };
}

/** Parses `#include "path"` and `#initclip … #endinitclip`. */
function parseHash(reader: TokenReader, at: number): Statement {
  reader.next();
  if (reader.isWord('include')) {
    const include = parseInclude(reader, at);
    if (include) return include;
    throw reader.unexpected('"include" and a path in quotes');
  }
  if (!reader.acceptWord('initclip')) throw reader.unexpected('"include" or "initclip" after "#"');
  let priority = 0;
  if (reader.kind === 'number' && !reader.isAfterLine) {
    priority = Number(reader.value);
    reader.next();
  }
  const body: Statement[] = [];
  while (!isEndOfInitClip(reader)) {
    if (reader.isEnd || reader.is('}')) throw reader.unexpected('"#endinitclip"');
    reader.attempt(() => {
      body.push(parseStatement(reader));
    });
  }
  reader.next();
  reader.next();
  return { kind: 'InitClip', at, priority, body };
}

function isEndOfInitClip(reader: TokenReader): boolean {
  if (!reader.is('#')) return false;
  const mark = reader.mark();
  reader.next();
  const isEnding = reader.isWord('endinitclip');
  reader.reset(mark);
  return isEnding;
}
