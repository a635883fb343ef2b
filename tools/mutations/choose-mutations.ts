import { isTest, type Source } from '../list-sources.ts'
import { findMutations, type Mutation } from './find-mutations.ts'

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

/** A sequence of numbers from 0 up to 1 (mulberry32), the same for the same seed. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` mutations in different files, the same ones for the same sources and seed. */
export const chooseMutations = (
  sources: readonly Source[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly ChosenMutation[] => {
  const random = randomFrom(seed)
  const take = <One>(from: One[]): One | undefined =>
    from.splice(Math.floor(random() * from.length), 1)[0]
  const left = areas.map((area) =>
    sources.filter(({ path }) => area.test(path) && !isLeftOut(path)),
  )
  const chosen: ChosenMutation[] = []
  for (let turn = 0; chosen.length < count && left.some((area) => area.length > 0); turn += 1) {
    const source = take(left[turn % left.length] ?? [])
    const mutation = source && take([...findMutations(source.path, source.text)])
    if (source && mutation) chosen.push({ source, mutation })
  }
  return chosen
}
