import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readTemplate, type Node } from './read-template.ts'

type Values = Readonly<Record<string, unknown>>
type Scope = {
  readonly dot: Values
  readonly names: ReadonlyMap<string, unknown>
  readonly parts: ReadonlyMap<string, readonly Node[]>
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

const pathIn = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((at: unknown, name) => (isRecord(at) ? at[name] : undefined), from)

/** A value as a template writes it; a missing one is our mistake. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`no text: ${JSON.stringify(value)}`)
}

const isTrue = (value: unknown): boolean =>
  isRecord(value) ? Object.keys(value).length > 0 : Boolean(value)

type Run = (...given: readonly unknown[]) => unknown

const functionsOf = (scope: Scope): Readonly<Record<string, Run>> => ({
  quote: (value) => JSON.stringify(textOf(value)),
  int: (value) => Math.trunc(Number(value)),
  add: (one, other) => Number(one) + Number(other),
  gt: (one, other) => Number(one) > Number(other),
  eq: (one, other) => one === other,
  ne: (one, other) => one !== other,
  nindent: (count, value) => `\n${textOf(value).replaceAll(/^/gm, ' '.repeat(Number(count)))}`,
  regexReplaceAll: (pattern, value, by) =>
    textOf(value).replaceAll(new RegExp(textOf(pattern), 'g'), textOf(by)),
  splitList: (separator, value) => textOf(value).split(textOf(separator)),
  required: (message, value) => {
    if (value === undefined || value === '') throw new Error(textOf(message))
    return value
  },
  include: (name, dot) => {
    const body = scope.parts.get(textOf(name))
    if (!body || !isRecord(dot)) throw new Error(`no part ${textOf(name)}`)
    return renderNodes(body, { ...scope, dot })
  },
})

const wordPattern = /"(?:[^"\\]|\\.)*"|\(|\)|[^\s()]+/g

/** One call or value, with what preceded a `|` as its last argument. */
const evaluateWords = (words: string[], scope: Scope, piped: readonly unknown[]): unknown => {
  const functions = functionsOf(scope)
  const one = (): unknown => {
    const word = words.shift() ?? ''
    if (word === '(') {
      const inner = words.splice(0, words.indexOf(')') + 1).slice(0, -1)
      return evaluateWords(inner, scope, [])
    }
    if (word.startsWith('"')) return JSON.parse(word) as unknown
    if (/^\d+$/.test(word)) return Number(word)
    if (word === '.') return scope.dot
    if (word.startsWith('.')) return pathIn(scope.dot, word)
    const [name = '', ...path] = word.split('.')
    if (scope.names.has(name)) return pathIn(scope.names.get(name), path.join('.'))
    const run = functions[word]
    if (!run) throw new Error(`the reader of charts does not know: ${word}`)
    const given: unknown[] = []
    while (words.length > 0) given.push(one())
    return run(...given, ...piped)
  }
  return one()
}

const evaluate = (code: string, scope: Scope): unknown =>
  code
    .split(/\s\|\s/)
    .reduce(
      (piped: readonly unknown[], step) => [
        evaluateWords(step.match(wordPattern) ?? [], scope, piped),
      ],
      [],
    )[0]

const renderNodes = (nodes: readonly Node[], scope: Scope): string =>
  nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text
        case 'define':
          return ''
        case 'value':
          return textOf(evaluate(node.code, scope))
        case 'if':
          return renderNodes(isTrue(evaluate(node.code, scope)) ? node.body : node.otherwise, scope)
        case 'range': {
          const entries = Object.entries(evaluate(node.code, scope) ?? {})
          return entries
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, value]) => {
              const names = new Map([...scope.names, [node.key, key], [node.value, value]])
              return renderNodes(node.body, { ...scope, names })
            })
            .join('')
        }
        default:
          return node satisfies never
      }
    })
    .join('')

/** What `helm template RELEASE` writes for a chart, by file; refuses what it does not support. */
export const renderChart = (
  folder: string,
  { release, values }: { readonly release: string; readonly values: Values },
): ReadonlyMap<string, string> => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const chart = parse(read('Chart.yaml')) as Values // our own file
  const names = readdirSync(join(folder, 'templates')).toSorted()
  const templates = names.map((name) => [name, readTemplate(read(`templates/${name}`))] as const)
  const parts = new Map(
    templates.flatMap(([, nodes]) =>
      nodes.flatMap((node) => (node.kind === 'define' ? [[node.name, node.body] as const] : [])),
    ),
  )
  const dot = { Values: values, Release: { Name: release }, Chart: chart }
  const scope: Scope = { dot, names: new Map([['$', dot]]), parts }
  return new Map(
    templates
      .filter(([name]) => name.endsWith('.yaml'))
      .map(([name, nodes]) => [name, renderNodes(nodes, scope)] as const),
  )
}
