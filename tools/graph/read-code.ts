import path from 'node:path'
import { parseSync } from 'vite'

export type SourceFile = { readonly path: string; readonly text: string }
type FunctionLength = {
  readonly name: string
  readonly line: number
  readonly lines: number
}
export type Code = {
  readonly path: string
  readonly lines: number
  /** Files of the same tree that this one imports, types included, without duplicates. */
  readonly imports: readonly string[]
  readonly functions: readonly FunctionLength[]
}

type Node = { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  'end' in value

const childrenOf = (node: Node): { key: string; child: Node }[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
  )

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

const nameOf = (node: Node): string | undefined => {
  const named = childrenOf(node).find(({ key }) => key === 'id' || key === 'key')?.child
  return named && 'name' in named && typeof named.name === 'string' ? named.name : undefined
}

const listFunctions = (program: Node, text: string): FunctionLength[] => {
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const found: FunctionLength[] = []
  const visit = (node: Node, name: string): void => {
    const own = nameOf(node) ?? name
    if (isFunction(node)) {
      const line = lineOf(node.start)
      found.push({ name: own, line, lines: lineOf(node.end) - line + 1 })
    }
    // Code in an anonymous function gets the name of the enclosing function.
    for (const { child } of childrenOf(node)) visit(child, own)
  }
  visit(program, '(file)')
  return found
}

const extensions = ['', '.ts', '.tsx', '/index.ts']

/** The file of the tree that an import names, or undefined for a package from outside. */
const resolve = (from: string, specifier: string, tree: ReadonlySet<string>) => {
  const own = /^@trevo\/([^/]+)\/(.+)$/.exec(specifier)
  if (!own && !specifier.startsWith('.')) return undefined
  const target = own
    ? `packages/${own[1]}/src/${own[2]}`
    : path.posix.join(path.posix.dirname(from), specifier)
  return extensions.map((extension) => target + extension).find((file) => tree.has(file))
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** Parses every file; imports are resolved among the given files. */
export const readCode = (files: readonly SourceFile[]): Code[] => {
  const tree = new Set(files.map((file) => file.path))
  return files.map((file) => {
    const { program } = parseSync(file.path, file.text)
    const specifiers = [...file.text.matchAll(importPattern)].map(([, name = '']) => name)
    const targets = specifiers.flatMap((name) => resolve(file.path, name, tree) ?? [])
    return {
      path: file.path,
      lines: file.text.split('\n').length - 1,
      imports: [...new Set(targets)],
      functions: listFunctions(program, file.text),
    }
  })
}
