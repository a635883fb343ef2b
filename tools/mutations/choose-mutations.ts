import { createHash } from 'node:crypto'
import { isTest, type Source } from '../list-sources.ts'
import { findMutations, lineOf, type Mutation } from './find-mutations.ts'

export type ChosenMutation = { readonly source: Source; readonly mutation: Mutation }

/** Rules, use cases and pages, which get the same number of mutations each. */
export const areas: readonly RegExp[] = [
  /^packages\/[a-z-]+-rules\/src\/.*\.ts$/,
  /^apps\/server\/src\/modules\/[^/]+\/([a-z-]+\/)?(domain|service)\/.*\.ts$/,
  /^apps\/site\/src\/(features|entities|pages)\/.*\.tsx?$/,
]

/** Texts and test helpers have no rules. */
const isLeftOut = (path: string): boolean =>
  isTest(path) || /\/texts?(\/|-[a-z]+\.ts|\.ts)|\.d\.ts$/.test(path)

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** In an order that depends on the items' names alone, as good as random. */
const shuffle = <One>(items: readonly One[], nameOf: (item: One) => string): readonly One[] =>
  items
    .map((item) => ({ item, order: hash(nameOf(item)) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ item }) => item)

/** What a mutation does, wherever its line has moved to. */
const nameMutation = ({ text, lines }: Source, mutation: Mutation): string => {
  const line = lines[lineOf(text, mutation) - 1]?.trim()
  const { kind, start, end, replacement } = mutation
  return [kind, line, text.slice(start, end), kind === 'removal' ? '' : replacement].join(' ')
}

/**
 * `count` mutations in different files, the same ones for the same seed as long as their lines are the
 * same: a change elsewhere neither adds nor moves one.
 */
export const chooseMutations = (
  sources: readonly Source[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly ChosenMutation[] => {
  const nameOf = ({ path }: Source): string => `${seed} ${path}`
  const shuffled = areas.map((area) =>
    shuffle(
      sources.filter(({ path }) => area.test(path) && !isLeftOut(path)),
      nameOf,
    ),
  )
  const chosen: ChosenMutation[] = []
  const longest = Math.max(...shuffled.map((files) => files.length))
  for (let at = 0; at < longest; at += 1) {
    for (const files of shuffled) {
      const source = files[at]
      const [mutation] = source
        ? shuffle(
            findMutations(source.path, source.text),
            (one) => `${nameOf(source)} ${nameMutation(source, one)}`,
          )
        : []
      if (source && mutation) chosen.push({ source, mutation })
      if (chosen.length === count) return chosen
    }
  }
  return chosen
}
