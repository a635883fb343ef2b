import { parseSync, Visitor, type ESTree } from 'vite'

/** One small fault that can be inserted into a source file. */
export type Mutation = {
  readonly kind: 'comparison' | 'limit' | 'removal'
  /** Offsets of the replaced text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly replacement: string
}

const turned: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
}
const moved: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

type Binary = ESTree.BinaryExpression | ESTree.LogicalExpression

const operatorIn = (text: string, { left, right, operator }: Binary) => {
  const start = text.indexOf(operator, left.end)
  return start < 0 || start >= right.start ? undefined : { start, end: start + operator.length }
}

const mutateOperator = (text: string, node: Binary): readonly Mutation[] => {
  const place = operatorIn(text, node)
  if (!place) return []
  const swap = (kind: Mutation['kind'], by: string | undefined): readonly Mutation[] =>
    by === undefined ? [] : [{ ...place, kind, replacement: by }]
  return [...swap('comparison', turned[node.operator]), ...swap('limit', moved[node.operator])]
}

const number = /^\d[\d_]*n?$/

/** The next whole number; undefined for fractions and other notations. */
const mutateNumber = (text: string, { start, end }: ESTree.Span): readonly Mutation[] => {
  const raw = text.slice(start, end)
  if (!number.test(raw)) return []
  const next = BigInt(raw.replaceAll('_', '').replace('n', '')) + 1n
  return [{ kind: 'limit', start, end, replacement: `${next}${raw.endsWith('n') ? 'n' : ''}` }]
}

/** Names of purely visual values: hue angles and the like. */
const isLook = (name: string): boolean => /hue|colou?r/i.test(name)

/** How long a page takes an answer for fresh, and how often it asks again, in milliseconds: one more is noticed by nobody. */
const isFreshness = (name: string): boolean => /^(staleTime|gcTime|refetchInterval)$/.test(name)

/** Whether an index is within its list by how it is made: `dice.nextInt(list.length)`, `at % list.length`. */
const isWithin = (text: string, list: ESTree.Span, index: ESTree.Expression): boolean => {
  const read = ({ start, end }: ESTree.Span) => text.slice(start, end)
  const length = `${read(list)}.length`
  if (index.type === 'BinaryExpression') {
    return index.operator === '%' && read(index.right) === length
  }
  const [bound] = index.type === 'CallExpression' ? index.arguments : []
  return bound !== undefined && read(index).endsWith(`.nextInt(${length})`)
}

/**
 * Numbers that have no observable effect, by their position: in types, in styling, in how long an answer
 * is fresh, `new Date(0)` for before everything, and the defaults for items of a list that are there but
 * the compiler cannot know it: the first one, those that a pattern names, and one at an index within the list.
 */
const findSilentNumbers = (text: string, program: ESTree.Program): ReadonlySet<number> => {
  const silent = new Set<number>()
  const spans: ESTree.Span[] = []
  new Visitor({
    TSLiteralType: ({ literal }) => void silent.add(literal.start),
    VariableDeclarator: ({ id, start, end }) => {
      if (id.type === 'Identifier' && isLook(id.name)) spans.push({ start, end })
    },
    Property: ({ key, value: { start, end } }) => {
      if (key.type === 'Identifier' && isFreshness(key.name)) spans.push({ start, end })
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && first) silent.add(first.start)
    },
    LogicalExpression: ({ operator, left, right }) => {
      if (operator !== '??' || left.type !== 'MemberExpression' || !left.computed) return
      const { object, property } = left
      if (property.type === 'Literal' || isWithin(text, object, property)) silent.add(right.start)
    },
    ArrayPattern: ({ elements }) => {
      for (const element of elements) {
        if (element?.type === 'AssignmentPattern') silent.add(element.right.start)
      }
    },
  }).visit(program)
  new Visitor({
    Literal: ({ start }) => {
      if (spans.some((span) => span.start <= start && start < span.end)) silent.add(start)
    },
  }).visit(program)
  return silent
}

const isGuard = ({ consequent, alternate }: ESTree.IfStatement): boolean =>
  alternate === null && /^(Return|Throw|Continue)Statement$/.test(consequent.type)

/**
 * Every position in a TypeScript file where one fault can be inserted: a comparison reversed, a limit
 * moved by one, a statement or a guard left out. Most numbers in pages are sizes, so they are left
 * alone.
 *
 * @throws Error if the text is not TypeScript
 */
export const findMutations = (path: string, text: string): readonly Mutation[] => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Mutation[] = []
  const silent = findSilentNumbers(text, program)
  const remove = ({ start, end }: ESTree.Span) =>
    // An empty statement, which may follow `if` and `else`.
    found.push({ kind: 'removal', start, end, replacement: ';' })
  new Visitor({
    BinaryExpression: (node) => void found.push(...mutateOperator(text, node)),
    LogicalExpression: (node) => void found.push(...mutateOperator(text, node)),
    Literal: (node) => {
      if (path.endsWith('.tsx') || silent.has(node.start)) return
      found.push(...mutateNumber(text, node))
    },
    ExpressionStatement: ({ start, end, expression }) => {
      if (/^(Call|Await|Assignment|Update)Expression$/.test(expression.type)) remove({ start, end })
    },
    IfStatement: (node) => {
      if (isGuard(node)) remove(node)
    },
  }).visit(program)
  return found
}

/** The text with the mutation applied. */
export const applyMutation = (text: string, { start, end, replacement }: Mutation): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Number of the line that a mutation is in, from 1. */
export const lineOf = (text: string, { start }: Mutation): number =>
  text.slice(0, start).split('\n').length
