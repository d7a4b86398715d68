import { CODES, isRecord, RpcError } from './JsonRpc';

/** A parameter of a tool. */
export interface ToolParameter {
  type: 'string' | 'boolean' | 'integer' | 'number' | 'strings';
  description: string;
  isRequired?: boolean;
  /** The allowed values. */
  choices?: readonly string[];
  /** The smallest value of a number. */
  minimum?: number;
  /** The value used if none is given, for readers of the schema. */
  byDefault?: string | number | boolean;
}

export type Parameters = Readonly<Record<string, ToolParameter>>;

/** Arguments that were checked. */
export class Arguments {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  text(name: string): string | undefined {
    return this.values[name] as string | undefined;
  }

  /** A required text. */
  needed(name: string): string {
    return this.values[name] as string;
  }

  texts(name: string): readonly string[] {
    return (this.values[name] as string[] | undefined) ?? [];
  }

  number(name: string): number | undefined {
    return this.values[name] as number | undefined;
  }

  isOn(name: string): boolean {
    return this.values[name] === true;
  }
}

/** The JSON Schema of parameters. */
export function schemaOf(parameters: Parameters): object {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, { type, description, choices, minimum, byDefault }]) => [
        name,
        {
          ...(type === 'strings' ? { type: 'array', items: { type: 'string' } } : { type }),
          description,
          ...(choices ? { enum: choices } : {}),
          ...(minimum === undefined ? {} : { minimum }),
          ...(byDefault === undefined ? {} : { default: byDefault }),
        },
      ]),
    ),
    required: Object.keys(parameters).filter((name) => parameters[name].isRequired),
    additionalProperties: false,
  };
}

/** Checks arguments. @throws RpcError that says what was expected */
export function readArguments(tool: string, parameters: Parameters, given: unknown = {}): Arguments {
  const wrong = (problem: string): never => {
    throw new RpcError(CODES.wrongParameters, `${tool}: ${problem}`);
  };
  if (!isRecord(given)) return wrong('expected "arguments" to be an object');
  for (const name of Object.keys(given))
    if (!Object.hasOwn(parameters, name))
      wrong(`unknown argument "${name}" (known: ${Object.keys(parameters).join(', ')})`);
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = given[name];
    if (value === undefined && parameter.isRequired) wrong(`the argument "${name}" is missing`);
    if (value !== undefined && !fits(value, parameter))
      wrong(`the argument "${name}" must be ${wordsFor(parameter)}`);
  }
  return new Arguments(given);
}

function fits(value: unknown, { type, choices, minimum = -Infinity }: ToolParameter): boolean {
  switch (type) {
    case 'strings':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'integer':
      return Number.isInteger(value) && (value as number) >= minimum;
    case 'number':
      return Number.isFinite(value) && (value as number) >= minimum;
    case 'string':
      return typeof value === 'string' && (choices === undefined || choices.includes(value));
    default:
      return typeof value === type;
  }
}

function wordsFor({ type, choices, minimum }: ToolParameter): string {
  if (choices) return `one of ${choices.join(', ')}`;
  if (type === 'strings') return 'a list of strings';
  const kind = {
    string: 'a string',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
  }[type];
  return minimum === undefined ? kind : `${kind} from ${minimum}`;
}
