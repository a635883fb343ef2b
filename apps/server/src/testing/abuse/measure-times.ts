import { randomInt } from 'node:crypto'

/** The share of pairs in which one took longer than the other (Mann–Whitney): 0.5 without a difference. */
export const shareLonger = (ones: readonly number[], others: readonly number[]): number => {
  let longer = 0
  for (const one of ones) {
    for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0
  }
  return longer / (ones.length * others.length)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

type Work = (number: number) => Promise<unknown>

/** Times both in turn, in random order, so that other load affects both the same. */
export const timeBoth = async (
  one: Work,
  other: Work,
  samples: number,
): Promise<{ ones: number[]; others: number[] }> => {
  const times = { ones: [] as number[], others: [] as number[] }
  const measure = async (who: keyof typeof times, work: Work, number: number) => {
    const startedAt = performance.now()
    await work(number)
    times[who].push(performance.now() - startedAt)
  }
  for (let number = 0; number < samples; number += 1) {
    const isOneFirst = randomInt(2) === 0
    if (isOneFirst) await measure('ones', one, number)
    await measure('others', other, number)
    if (!isOneFirst) await measure('ones', one, number)
  }
  return times
}
