/** What a command tells the person in front of it. */
export const say = (text: string): void => {
  console.log(text)
}

/** Runs a step and says how long it took. */
export const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  if (seconds >= 0.2) say(`  ${what}: ${seconds.toFixed(1)} s`)
  return result
}
