import type { FormalParameter, FunctionCode } from './Declaration';
import { parseAssignment } from './parseExpression';
import { parseBlock } from './parseStatements';
import { parseTypeAfterColon } from './parseType';
import type { TokenReader } from './TokenReader';

/** Maximum number of parameters: what an instruction can count is far more. */
const MAX_PARAMETERS = 1000;

/** Parses a function after its name: parameters, type, body. */
export function parseFunction(
  reader: TokenReader,
  at: number,
  name: string,
  accessor?: 'get' | 'set',
): FunctionCode {
  reader.expect('(', ' of the parameters');
  const parameters: FormalParameter[] = [];
  let rest: FormalParameter | undefined;
  while (!reader.is(')')) {
    if (reader.accept('...')) {
      rest = parseParameter(reader);
      break;
    }
    parameters.push(parseParameter(reader));
    if (parameters.length > MAX_PARAMETERS) throw reader.fault('A function has too many parameters.');
    if (!reader.accept(',')) break;
  }
  reader.expect(')', ' or "," after a parameter');
  const returns = parseTypeAfterColon(reader);
  const signature = { at, name, accessor, parameters, rest, returns };
  if (!reader.is('{')) return signature;
  const { allowsIn } = reader;
  reader.allowsIn = true;
  const body = parseBlock(reader);
  reader.allowsIn = allowsIn;
  return { ...signature, body };
}

function parseParameter(reader: TokenReader): FormalParameter {
  const { at } = reader;
  if (reader.isAs3) reader.acceptWord('const');
  const name = reader.identifier('a name of a parameter');
  const type = parseTypeAfterColon(reader);
  return { at, name, type, value: reader.accept('=') ? parseAssignment(reader) : undefined };
}
