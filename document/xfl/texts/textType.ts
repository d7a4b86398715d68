/** Values of `textType`. */
export const TEXT_TYPES = ['static', 'dynamic', 'input'] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** The type of a text is the name of its node. */
export const NODE_NAMES: Readonly<Record<TextType, string>> = {
  static: 'DOMStaticText',
  dynamic: 'DOMDynamicText',
  input: 'DOMInputText',
};

/** TLF text counts as static. */
export function textTypeOf(node: { readonly name: string }): TextType {
  return TEXT_TYPES.find((type) => NODE_NAMES[type] === node.name) ?? 'static';
}
