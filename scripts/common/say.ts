import { toPlainText } from '../../packages/field-rules/src/plain-text.ts'

/** Prints what a command tells its user, escaping names, which may contain control sequences. */
export const say = (text: string): void => {
  console.log(toPlainText(text))
}

const lineEnd = /\r\n|[\r\n\u0085\u2028\u2029]/gu

/**
 * Lines for a terminal. A continuation line in the text is indented, so that a visitor's words cannot
 * look like a line of ours.
 */
export const toLines = (lines: readonly string[]): string =>
  lines.map((line) => line.replaceAll(lineEnd, '\n    ')).join('\n')

/** Runs a step and prints its duration. */
export const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  if (seconds >= 0.2) say(`  ${what}: ${seconds.toFixed(1)} s`)
  return result
}
