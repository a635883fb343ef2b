import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

/** Where the names stand afterwards, as a JSON array. */
export const flakyFile = '.trevo/test/vitest-flaky.json'

/** Keeps the names of tests that passed only when tried again. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  async onTestRunEnd(): Promise<void> {
    await mkdir(path.dirname(flakyFile), { recursive: true })
    await writeFile(flakyFile, JSON.stringify(this.#names))
  }
}
