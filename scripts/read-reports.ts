import { readFile } from 'node:fs/promises'
import { flakyFile } from './flaky-reporter.ts'

/** What a suite came to. A test that passed when tried again has passed, and is named as flaky. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly flaky: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}
type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}
type PlaywrightReport = PlaywrightSuite & {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
}

/** A suite that left no report has failed. */
export const nothingRan: Outcome = { passed: 0, failed: 1, flaky: [] }

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T // a reporter's own shape
  } catch {
    return undefined
  }
}

export const readVitest = async (file: string): Promise<Outcome> => {
  const report = await readJson<VitestReport>(file)
  if (!report) return nothingRan
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    flaky: (await readJson<string[]>(flakyFile)) ?? [],
  }
}

const flakyOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(flakyOf),
]

export const readPlaywright = async (file: string): Promise<Outcome> => {
  const report = await readJson<PlaywrightReport>(file)
  if (!report) return nothingRan
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, flaky: flakyOf(report) }
}
