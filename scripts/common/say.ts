import { toPlainText } from '../../packages/field-rules/src/plain-text.ts'

/** What a command tells the person in front of it; names in it may hold what a terminal obeys. */
export const say = (text: string): void => {
  console.log(toPlainText(text))
}

const lineEnd = /\r\n|[\r\n\u0085\u2028\u2029]/gu

/**
 * Lines for a terminal. What goes on in a further line, because somebody wrote it so, is indented:
 * a visitor's words can look like no line of ours.
 */
export const toLines = (lines: readonly string[]): string =>
  lines.map((line) => line.replaceAll(lineEnd, '\n    ')).join('\n')

/** Runs a step and says how long it took. */
export const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  if (seconds >= 0.2) say(`  ${what}: ${seconds.toFixed(1)} s`)
  return result
}
