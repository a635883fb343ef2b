import { macroVariables } from '@trevo/contract/ops/desk/desk.ts'

const known: ReadonlySet<string> = new Set(macroVariables)

/** The first text in braces that no conversation fills in; undefined where there is none. */
export const findUnknownVariable = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !known.has(name))
