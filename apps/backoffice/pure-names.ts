/**
 * What the contract is made with. The bundler takes calls under these names for pure wherever they are, members
 * included, and leaves out those whose value nobody uses.
 */
export const pureNames = [
  'z',
  'endpoint',
  'operatorEndpoint',
  'keyset',
  'typed',
  'typedAsIs',
] as const
