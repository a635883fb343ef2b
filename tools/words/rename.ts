import type { RetiredWord } from './retired-word.ts'

const partPattern = /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g

/** The parts of a name in lower case; undefined for `snake_case`, which names something in the database. */
const partsOf = (name: string): string[] | undefined => {
  if (name.includes('-')) return name.toLowerCase().split('-')
  const parts = name.match(partPattern) ?? []
  return parts.join('') === name ? parts.map((part) => part.toLowerCase()) : undefined
}

const inFormOf = (name: string, parts: readonly string[]): string => {
  if (name.includes('-')) return parts.join('-')
  const capital = (part: string) => part.slice(0, 1).toUpperCase() + part.slice(1)
  const [first = '', ...rest] = parts
  const isPascal = /^[A-Z]/.test(name)
  return (isPascal ? capital(first) : first) + rest.map(capital).join('')
}

const renameBy = (parts: readonly string[], from: string, to: string): string[] | undefined => {
  const isBeginning = from.endsWith('-*')
  const wanted = from.replace(/-\*$/, '').split('-')
  const put = to.replace(/-\*$/, '').split('-')
  const at = parts.findIndex((_, start) =>
    wanted.every((part, next) => parts[start + next] === part),
  )
  if (at < 0 || (isBeginning && (at > 0 || parts.length === wanted.length))) return undefined
  return [...parts.slice(0, at), ...put, ...parts.slice(at + wanted.length)]
}

/** The name that replaces `name`, or undefined if no rule for the word applies. */
export const renamed = (name: string, names: RetiredWord['names']): string | undefined => {
  const parts = partsOf(name)
  if (!parts) return undefined
  for (const [from, to] of names) {
    const next = renameBy(parts, from, to)
    // Several places in one name may need it.
    if (next) return renamed(inFormOf(name, next), names) ?? inFormOf(name, next)
  }
  return undefined
}
