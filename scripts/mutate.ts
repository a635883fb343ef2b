import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listSources } from '../tools/list-sources.ts'
import { chooseMutations, type ChosenMutation } from '../tools/mutations/choose-mutations.ts'
import { applyMutation, lineOf } from '../tools/mutations/find-mutations.ts'
import { listenForStop } from './listen-for-stop.ts'
import { run } from './run.ts'
import { say } from './say.ts'

// Puts faults into sampled lines, one at a time, and runs the tests that the changed file reaches: how
// many of the faults do they catch? Every file is as it was afterwards.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const stopping = listenForStop()

const isClean = (): boolean =>
  execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() === ''

const passes = async (path: string, folder?: string): Promise<boolean> => {
  const projects = ['unit', 'page', 'db'].map((one) => `--project=${one}`)
  const within = folder === undefined ? [] : ['--dir', folder]
  const options = ['--run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...within]
  const code = await run('vitest', ['related', path, ...projects, ...options], {
    env: { TREVO_TEST_USAGE: '/dev/null' },
    signal: stopping,
  })
  return code === 0
}

/** The package or module that a file belongs to: most faults are caught there, and soonest. */
const folderOf = (path: string): string =>
  /^(apps\/server\/src\/modules\/[^/]+|packages\/[^/]+|apps\/site\/src\/[^/]+\/[^/]+)\//.exec(
    path,
  )?.[1] ?? '.'

const isCaught = async ({ source, mutation }: ChosenMutation): Promise<boolean> => {
  const { path, text } = source
  try {
    await writeFile(path, applyMutation(text, mutation))
    return !(await passes(path, folderOf(path))) || !(await passes(path))
  } finally {
    await writeFile(path, text)
  }
}

const describe = ({ source: { path, text, lines }, mutation }: ChosenMutation): string => {
  const line = lineOf(text, mutation)
  const was = text.slice(mutation.start, mutation.end).split('\n')[0]
  const change = mutation.replacement === '' ? 'removed' : `now ${mutation.replacement}`
  return `${path}:${line}: ${was} ${change} in: ${lines[line - 1]?.trim()}`
}

if (!isClean()) throw new Error('npm run mutate: commit or stash your changes first')
const chosen = chooseMutations(listSources(/\.tsx?$/), {
  count: Number(values.count),
  seed: Number(values.seed),
})
const missed: string[] = []
for (const one of chosen) {
  const isSeen = await isCaught(one)
  say(`${isSeen ? 'caught' : 'MISSED'} ${describe(one)}`)
  if (!isSeen) missed.push(describe(one))
}
for (const one of missed) say(`missed: ${one}`)
const caught = chosen.length - missed.length
say(JSON.stringify({ mutations: chosen.length, caught, seed: Number(values.seed) }))
process.exitCode = caught >= 0.95 * chosen.length ? 0 : 1
