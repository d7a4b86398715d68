import { nearestWord } from '../../../host-mocks/nearestWord';
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

/** Arguments that the assistant can correct: the message says what to write. */
export class ArgumentFault extends Error {}

/**
 * Checks arguments.
 *
 * @throws RpcError for what are no arguments; ArgumentFault that lists all that is wrong with them
 */
export function readArguments(
  { name: tool, parameters, example }: Readonly<{ name: string; parameters: Parameters; example: object }>,
  given: unknown = {},
): Arguments {
  if (!isRecord(given))
    throw new RpcError(CODES.wrongParameters, `${tool}: expected "arguments" to be an object`);
  const names = Object.keys(parameters);
  const faults = [
    ...Object.keys(given).flatMap((name) => (names.includes(name) ? [] : [explainUnknown(name, names)])),
    ...Object.entries(parameters).flatMap(([name, parameter]) => faultOf(name, parameter, given[name]) ?? []),
  ];
  if (faults.length === 0) return new Arguments(given);
  throw new ArgumentFault(
    `${tool}: ${faults.join('; ')}. Call it again with other arguments, such as ${JSON.stringify(example)}`,
  );
}

function explainUnknown(name: string, names: readonly string[]): string {
  const near = nearestWord(name, names);
  return `unknown argument ${shortJson(name)} (${near === undefined ? `known: ${names.join(', ')}` : `did you mean "${near}"?`})`;
}

function faultOf(name: string, parameter: ToolParameter, value: unknown): string | undefined {
  if (value === undefined) return parameter.isRequired ? `the argument "${name}" is missing` : undefined;
  if (fits(value, parameter)) return undefined;
  return `the argument "${name}" must be ${wordsFor(parameter)}, and is ${shortJson(value)}`;
}

const MAX_QUOTED = 60;

function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)} …`;
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

/** The options whose parameters have other names. */
const PARAMETER_OF: Readonly<Record<string, string>> = { o: 'output', answer: 'answers' };

/** A line of a script that a message shows. */
const CODE = /^ *>? *\d* \|/;

/** A message of the command line for an assistant: it names arguments of the tool, and not options. */
export function inArguments(text: string, parameters: Parameters): string {
  const lines = text.replaceAll('(add --help for usage)\n', '').split('\n');
  return lines.map((line) => (CODE.test(line) ? line : lineInArguments(line, parameters))).join('\n');
}

function lineInArguments(line: string, parameters: Parameters): string {
  return line.replace(/(?<![\w-])--?([a-z][a-z-]*)/g, (option, name: string) => {
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const parameter = PARAMETER_OF[property] ?? property;
    return Object.hasOwn(parameters, parameter) ? `"${parameter}"` : option;
  });
}
