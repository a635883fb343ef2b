/** Milliseconds of calls, sorted. */
export type Times = readonly number[]

export const percentile = (times: Times, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Makes a call `count` times, one after the other; the first ten only warm up. */
export const timeCalls = async (
  count: number,
  call: (index: number) => Promise<void>,
): Promise<Times> => {
  const times: number[] = []
  for (let index = -10; index < count; index += 1) {
    const startedAt = performance.now()
    await call(Math.abs(index))
    if (index >= 0) times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)
}

/** Asks again and again at a steady pace until it is stopped; answers how often it did. */
export const keepAsking = (perSec: number, ask: () => Promise<unknown>) => {
  let [asked, failed] = [0, 0]
  const timer = setInterval(() => {
    asked += 1
    ask().catch(() => {
      failed += 1
    })
  }, 1_000 / perSec)
  return {
    stop: () => {
      clearInterval(timer)
      return { asked, failed }
    },
  }
}
