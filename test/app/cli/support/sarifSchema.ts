const text = { type: 'string', minLength: 1 };
const index = { type: 'integer', minimum: 0 };

/** An object with these properties and no other. */
function object(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const message = object({ text });

const location = object({
  physicalLocation: object({
    // RFC 3986: what is not a character of a URI is written with %.
    artifactLocation: object({
      uri: { type: 'string', pattern: "^([\\w.~:/?#[\\]@!$&'()*+,;=-]|%[0-9A-F]{2})+$" },
    }),
    region: object({ startLine: { type: 'integer', minimum: 1 } }),
  }),
  logicalLocations: { type: 'array', items: object({ fullyQualifiedName: text, kind: text }) },
});

const result = object({
  ruleId: text,
  ruleIndex: index,
  level: { enum: ['none', 'note', 'warning', 'error'] },
  message,
  locations: { type: 'array', items: location },
});

const driver = object({
  name: text,
  version: text,
  rules: { type: 'array', uniqueItems: true, items: object({ id: text, shortDescription: message }) },
});

/** The part of OASIS's schema of SARIF 2.1.0 that `lint` uses: names, types, what must be there and what may be. */
export const sarifSchema = object({
  $schema: { type: 'string', pattern: '^https://' },
  version: { const: '2.1.0' },
  runs: {
    type: 'array',
    items: object({ tool: object({ driver }), results: { type: 'array', items: result } }),
  },
});
