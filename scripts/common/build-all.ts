import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtListName, hashCriticalFiles } from '../../apps/server/src/modules/system/commands.ts'
import { run, type RunOptions } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const build = async (what: string, program: string, options: RunOptions): Promise<void> => {
  const args = ['--disable-warning=ExperimentalWarning', program]
  const code = await run(process.execPath, args, options)
  if (code !== 0) throw new Error(`building ${what} ended with ${code}`)
}

/** What a copy of the server compares its files with (GLI-19 §2.3.2). */
const listCriticalFiles = async (): Promise<void> => {
  const list = await hashCriticalFiles(root)
  await writeFile(path.join(root, '.trevo', builtListName), JSON.stringify(list, null, 1))
}

/** Builds what is older than its sources: art, then the site and the games. Throws on a failure. */
export const buildAll = async (options: RunOptions = {}): Promise<void> => {
  await build('art', 'packages/art/src/build-art.ts', options)
  // Both end before the failure of one is thrown, so that no build continues in the background.
  const built = await Promise.allSettled([
    build('site', 'apps/site/build.ts', options),
    build('games', 'apps/games/build.ts', options),
    build('back office', 'apps/backoffice/build.ts', options),
  ])
  for (const one of built) if (one.status === 'rejected') throw one.reason
  await listCriticalFiles()
}
