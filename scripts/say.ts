import { toPlainText } from '../packages/field-rules/src/plain-text.ts'

/** What a command tells the person in front of it; names in it may hold what a terminal obeys. */
export const say = (text: string): void => {
  console.log(toPlainText(text))
}

/** Runs a step and says how long it took. */
export const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  if (seconds >= 0.2) say(`  ${what}: ${seconds.toFixed(1)} s`)
  return result
}
