import { run } from './run.ts'

const builds: [what: string, program: string][] = [
  ['art', 'packages/art/src/build-art.ts'],
  ['site', 'apps/site/build.ts'],
  ['games', 'apps/games/build.ts'],
]

/** Builds what is older than its sources: art, then the site and the games. Throws at a failure. */
export const buildAll = async (): Promise<void> => {
  for (const [what, program] of builds) {
    const code = await run(process.execPath, ['--disable-warning=ExperimentalWarning', program])
    if (code !== 0) throw new Error(`building ${what} ended with ${code}`)
  }
}
