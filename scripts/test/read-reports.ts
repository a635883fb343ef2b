import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { firstLineOf } from './first-line.ts'

/** The results of a suite. A journey that passed on a retry has passed, and is reported as flaky. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  /** Like `failures`. */
  readonly flaky: readonly string[]
  /** What failed, each with the first line of the reason if the report has one. */
  readonly failures: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}
type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
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
export const nothingRan: Outcome = { passed: 0, failed: 1, flaky: [], failures: [] }

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T // a reporter's own shape
  } catch {
    return undefined
  }
}

// A file whose set-up fails has no failed test, but its own message.
const vitestFailuresOf = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLineOf(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file}: ${fullName}: ${firstLineOf(failureMessages?.[0] ?? '')}`,
    )
  })

export const readVitest = async (file: string): Promise<Outcome> => {
  const report = await readJson<VitestReport>(file)
  if (!report) return nothingRan
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    // There are no retries.
    flaky: [],
    failures: vitestFailuresOf(report),
  }
}

type Journey = NonNullable<PlaywrightSuite['specs']>[number]

const whyOf = ({ tests }: Journey): string => {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  return firstLineOf(errors[0]?.message ?? '')
}

const journeysThat = (
  ended: 'flaky' | 'unexpected',
  { specs = [], suites = [] }: PlaywrightSuite,
): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map((spec) => `e2e/${spec.file}: ${spec.title}: ${whyOf(spec)}`),
  ...suites.flatMap((suite) => journeysThat(ended, suite)),
]

export const readPlaywright = async (file: string): Promise<Outcome> => {
  const report = await readJson<PlaywrightReport>(file)
  if (!report) return nothingRan
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky: journeysThat('flaky', report),
    failures: journeysThat('unexpected', report),
  }
}
