import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { memoryFolder } from '../../packages/database/src/testing/remove-left-runs.ts'
import { findProcesses, hasEnvironment } from './testing/find-processes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const file = 'packages/database/src/embedded.db.test.ts'
const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
// As `npm test -- <file>` does, which would also delete the reports of the run that we are part of.
const program = `
  import { listenForStop } from ${urlOf('../common/listen-for-stop.ts')}
  import { runVitest } from ${urlOf('./run-tests.ts')}
  await runVitest(['db'], [${JSON.stringify(file)}], listenForStop()).catch(() => undefined)`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('runFolder'), 'killed-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What has the prefix in a folder; a run deletes folders of earlier ones while they are read. */
const listNames = (parent: string, prefix: string): string[] => {
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .map((name) => path.join(parent, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Folders of the run: in ours, and in memory, where other runs have theirs. */
const listRunFolders = (): string[] => [
  ...listNames(folder, 'trevo-test-'),
  ...listNames(memoryFolder, 'trevo-test-').filter((one) =>
    hasEnvironment(`TMPDIR=${folder}`, one.split('-').at(-1) ?? ''),
  ),
]

const startRun = () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      TMPDIR: folder,
      TREVO_TEST_USAGE: '/dev/null',
      PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
    },
  })
  return { child, ended: once(child, 'exit') }
}

type Run = ReturnType<typeof startRun>
/** A moment is a file that has just come into being: of the run's server, or of one that a test starts. */
type Moment = readonly [whose: 'own' | 'ofTests', file: string]

const hasCome = ([whose, name]: Moment): boolean =>
  listRunFolders()
    .flatMap((one) => (whose === 'own' ? [one] : listNames(one, 'embedded-')))
    .some((one) => existsSync(path.join(one, name)))

const untilMoment = async (run: Run, moment: Moment): Promise<void> => {
  while (!hasCome(moment)) {
    if (run.child.exitCode !== null) throw new Error(`the run ended before ${moment.join(' ')}`)
    await pause(1)
  }
}

const ways = {
  SIGTERM: ({ child }: Run) => child.kill('SIGTERM'),
  'Ctrl+C': ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGINT'),
  'SIGKILL of its whole group': ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGKILL'),
}
const moments: readonly Moment[] = [
  ['own', 'data.lock'],
  ['own', 'data.building/PG_VERSION'],
  // Written the moment before PostgreSQL is started.
  ['own', 'data/server.log'],
  ['own', 'data/postmaster.pid'],
  ['own', 'data.owner'],
  ['ofTests', 'data.lock'],
  ['ofTests', 'data.building/PG_VERSION'],
  ['ofTests', 'data/server.log'],
  ['ofTests', 'data/postmaster.pid'],
  ['ofTests', 'data.owner'],
]
const stops = ['SIGTERM', 'Ctrl+C'] as const
const all = moments.flatMap((moment, index) => [
  [stops[index % 2] ?? 'SIGTERM', ...moment] as const,
  // PostgreSQL itself ends when its folder is deleted, as the others do: this one shows that it need not be.
  ['SIGKILL of its whole group', ...moment] as const,
])

describe.runIf(process.platform === 'linux')('a run of tests leaves nothing running', () => {
  test.each(all)('%s when %s has %s', { timeout: 120_000 }, async (way, whose, name) => {
    const run = startRun()
    await untilMoment(run, [whose, name])
    const own = listRunFolders()
    ways[way](run)
    await run.ended
    const mark = { folders: [folder, ...own], environment: `TMPDIR=${folder}` }
    await expect.poll(() => findProcesses(mark), { timeout: 60_000 }).toEqual([])
    // Nobody is left after a SIGKILL who could delete the folders; the next run does.
    if (way !== 'SIGKILL of its whole group')
      expect(own.filter((one) => existsSync(one))).toEqual([])
  })
})
