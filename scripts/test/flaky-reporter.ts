import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { firstLineOf } from './first-line.ts'

/** Where they stand afterwards, as a JSON array of texts. */
export const flakyFile = '.trevo/test/vitest-flaky.json'

/** Keeps the names of tests that passed only when tried again, each with the first line of why. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [why] = test.result().errors ?? []
    const name = `${test.module.relativeModuleId}: ${test.fullName}`
    this.#names.push(`${name}: ${firstLineOf(why?.message ?? '')}`)
  }

  async onTestRunEnd(): Promise<void> {
    await mkdir(path.dirname(flakyFile), { recursive: true })
    await writeFile(flakyFile, JSON.stringify(this.#names))
  }
}
