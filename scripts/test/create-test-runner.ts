import path from 'node:path'
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node'
import type { TestFile } from '../../tools/mutations/batch-tests.ts'
import { quickProjects } from './run-tests.ts'

export type RunnableTest = TestFile & { readonly specification: TestSpecification }

/** Longer than any test file takes: a run that finishes no file in this time is stuck. */
const stuckMs = 150_000

const signals = ['SIGINT', 'SIGTERM'] as const

const openVitest = async (reporter: Reporter): Promise<Vitest> => {
  process.env['TREVO_TEST_USAGE'] = '/dev/null'
  const own = signals.map((signal) => process.listeners(signal))
  const vitest = await createVitest({
    project: quickProjects,
    watch: false,
    bail: 1,
    silent: true,
    reporters: [reporter],
  })
  // On a signal, Vite and Vitest end the program by themselves, before the changed file is restored.
  for (const [at, signal] of signals.entries()) {
    for (const one of process.listeners(signal)) {
      if (!own[at]?.includes(one)) process.off(signal, one)
    }
  }
  return vitest
}

/** Vitest within this program: its transformed files and its PostgreSQL are reused from run to run. */
export const createTestRunner = async () => {
  let lastEndedAt = 0
  const failed = new Set<string>()
  const vitest = await openVitest({
    onTestModuleEnd: (module) => {
      lastEndedAt = performance.now()
      if (module.state() === 'failed') failed.add(module.moduleId)
    },
  })

  /** Test files that reach a file through their imports: those that `--changed` would choose. */
  const listReaching = async (file: string): Promise<readonly RunnableTest[]> => {
    vitest.config.related = [path.resolve(file)]
    const found = await vitest.getRelevantTestSpecifications()
    return found.map((specification) => ({
      path: path.relative(process.cwd(), specification.moduleId),
      project: specification.project.name,
      specification,
    }))
  }

  /** Ends a run that does not end by itself: asked twice, Vitest terminates its workers. */
  const watchForStuck = () => {
    lastEndedAt = performance.now()
    let isStuck = false
    const timer = setInterval(() => {
      if (performance.now() - lastEndedAt < stuckMs) return
      isStuck = true
      void vitest.cancelCurrentRun('test-failure')
      void vitest.cancelCurrentRun('test-failure')
    }, 1_000)
    return () => {
      clearInterval(timer)
      return isStuck
    }
  }

  /** Runs tests until one fails; returns which files failed, or all of them if no file finishes. */
  const findFailed = async <Test extends RunnableTest>(
    tests: readonly Test[],
  ): Promise<readonly Test[]> => {
    const stopWatching = watchForStuck()
    failed.clear()
    const { unhandledErrors } = await vitest.runTestSpecifications(
      tests.map(({ specification }) => specification),
    )
    if (stopWatching() || (unhandledErrors.length > 0 && failed.size === 0)) return tests
    return tests.filter(({ specification }) => failed.has(specification.moduleId))
  }

  return {
    listReaching,
    findFailed,
    /** To be called after a file was written. */
    forget: (file: string): void => vitest.invalidateFile(path.resolve(file)),
    cancel: (): Promise<void> => vitest.cancelCurrentRun('keyboard-input'),
    close: (): Promise<void> => vitest.close(),
  }
}

export type TestRunner = Awaited<ReturnType<typeof createTestRunner>>
