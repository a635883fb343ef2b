import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listImportsOf } from '../../tools/import-graph.ts'
import { listSources } from '../../tools/list-sources.ts'
import { batchTests } from '../../tools/mutations/batch-tests.ts'
import { chooseMutations, type ChosenMutation } from '../../tools/mutations/choose-mutations.ts'
import { applyMutation, lineOf } from '../../tools/mutations/find-mutations.ts'
import { createTestRunner, type RunnableTest, type TestRunner } from './create-test-runner.ts'
import { listenForStop } from '../common/listen-for-stop.ts'
import { say } from '../common/say.ts'

// Puts faults into sampled lines, one at a time, and runs the tests that the changed file reaches, those
// nearest first, until one fails: how many of the faults do they catch? Every file is restored afterwards.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Numbers in the sample, from 1, with commas: `3,17`, or `1-20`; all if absent. */
    only: { type: 'string' },
    /** Seconds spent on one fault; what no test has noticed by then counts as missed. No limit if absent. */
    seconds: { type: 'string' },
  },
})
const stopping = listenForStop()
const secMax = values.seconds === undefined ? Infinity : Number(values.seconds)

const isClean = (): boolean =>
  execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() === ''

const isAsked = (number: number): boolean =>
  values.only === undefined ||
  values.only.split(',').some((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return from <= number && number <= to
  })

/**
 * The file that fails because of the fault: with it, and again with it, but not without. A file that
 * fails on its own, always or sometimes, proves nothing.
 */
const findCatching = async (
  runner: TestRunner,
  { source: { path, text }, mutation }: ChosenMutation,
): Promise<RunnableTest | undefined> => {
  const findFailed = async (content: string, tests: readonly RunnableTest[]) => {
    if (stopping.aborted || tests.length === 0) return []
    await writeFile(path, content)
    runner.forget(path)
    return runner.findFailed(tests)
  }
  const faulty = applyMutation(text, mutation)
  const tryBatch = async (batch: readonly RunnableTest[]): Promise<RunnableTest | undefined> => {
    const failed = await findFailed(faulty, batch)
    const failedAlways = await findFailed(text, failed)
    const suspects = failed.filter((one) => !failedAlways.includes(one))
    const [catching] = await findFailed(faulty, suspects)
    if (catching || failed.length === 0) return catching
    for (const one of failed) say(`${one.path} fails by itself`)
    return tryBatch(batch.filter((one) => !failed.includes(one)))
  }
  const from = performance.now()
  try {
    for (const batch of batchTests(path, await runner.listReaching(path), imports)) {
      const catching = await tryBatch(batch)
      if (catching) return catching
      if (performance.now() - from > secMax * 1_000) break
    }
    return undefined
  } finally {
    await writeFile(path, text)
    runner.forget(path)
  }
}

const describe = ({ source: { path, text, lines }, mutation }: ChosenMutation): string => {
  const line = lineOf(text, mutation)
  const was = text.slice(mutation.start, mutation.end).split('\n')[0]
  const change = mutation.kind === 'removal' ? 'removed' : `now ${mutation.replacement}`
  return `${path}:${line}: ${was} ${change} in: ${lines[line - 1]?.trim()}`
}

if (!isClean()) throw new Error('npm run mutate: commit or stash your changes first')
const sources = listSources(/\.tsx?$/)
const imports = listImportsOf(sources)
const chosen = chooseMutations(sources, {
  count: Number(values.count),
  seed: Number(values.seed),
}).map((one, at) => ({ ...one, number: at + 1 }))
const asked = chosen.filter(({ number }) => isAsked(number))
const runner = await createTestRunner()
stopping.addEventListener('abort', () => void runner.cancel())

const missed: string[] = []
let triedCount = 0
for (const one of asked) {
  const from = performance.now()
  const catching = await findCatching(runner, one)
  if (stopping.aborted) break
  triedCount += 1
  const name = `${one.number} ${describe(one)}`
  const sec = Math.round((performance.now() - from) / 1_000)
  say(`${catching ? 'caught' : 'MISSED'} ${name} (${sec} s${catching ? `, ${catching.path}` : ''})`)
  if (!catching) missed.push(name)
}
await runner.close()
for (const one of missed) say(`missed: ${one}`)
const caught = triedCount - missed.length
say(JSON.stringify({ mutations: triedCount, caught, seed: Number(values.seed) }))
process.exitCode = triedCount === asked.length && caught >= 0.95 * triedCount ? 0 : 1
