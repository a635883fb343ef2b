import { createHash } from 'node:crypto'

/** Equal error lines since the last time they were taken. */
export type ErrorLine = {
  readonly mark: Buffer
  readonly message: string
  readonly detail: string
  count: number
  readonly firstAt: Date
  lastAt: Date
}

export type ErrorLog = {
  /** Takes a line of the log at level error or above: its arguments as the logger was given them. */
  note(args: readonly unknown[]): void
  /** What came since the last call. */
  take(): ErrorLine[]
}

const kindsMax = 200
const messageLengthMax = 200
const detailLengthMax = 600
const framesShown = 3

const errorIn = (args: readonly unknown[]): Error | undefined => {
  const [first] = args
  if (first instanceof Error) return first
  const inside = typeof first === 'object' && first !== null && 'err' in first ? first.err : null
  return inside instanceof Error ? inside : undefined
}

const detailOf = (error: Error | undefined): string => {
  if (!error) return ''
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesShown)
    .map((line) =>
      line.trim().replace(/\(?(file:\/\/)?\/\S*?\/(apps|packages|node_modules)\//, '($2/'),
    )
  return [`${error.name}: ${error.message}`, ...frames].join('\n').slice(0, detailLengthMax)
}

/**
 * Errors of this copy, equal ones counted. What belongs to a request (ids, bodies) is left out; beyond 200 kinds
 * between two takings further ones are only in the log.
 */
export const createErrorLog = (clock: { now(): Date }): ErrorLog => {
  let lines = new Map<string, ErrorLine>()
  return {
    note: (args) => {
      const error = errorIn(args)
      const text = args.find((one) => typeof one === 'string') ?? error?.message ?? ''
      const message = text.slice(0, messageLengthMax)
      const detail = detailOf(error)
      const mark = createHash('sha256').update(`${message}\n${detail}`).digest()
      const key = mark.toString('hex')
      const at = clock.now()
      const known = lines.get(key)
      if (known) {
        known.count += 1
        known.lastAt = at
      } else if (lines.size < kindsMax) {
        lines.set(key, { mark, message, detail, count: 1, firstAt: at, lastAt: at })
      }
    },
    take: () => {
      const taken = [...lines.values()]
      lines = new Map()
      return taken
    },
  }
}
