import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ruleRegistry } from '@trevo/contract/jurisdiction-rules.ts'
import {
  declaredReturns,
  hashCriticalFiles,
  writeDossier,
} from '../../apps/server/src/modules/system/commands.ts'
import { tableOfArticles } from '../articles/list-articles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()

/** Commits that touched critical files after a certified one, the newest first. Throws for an unknown commit. */
const changesSince = (certified: string, files: readonly string[]): string => {
  const commit = git('rev-parse', '--verify', `${certified}^{commit}`)
  const folders = new Set(files.map((file) => file.split('/').slice(0, 3).join('/')))
  const log = git('log', '--format=- %h %cs %s', `${commit}..HEAD`, '--', ...folders)
  return log === '' ? 'No critical file has changed.' : log
}

/**
 * The dossier of this checkout, as the back office makes that of an installation, with the code and the tests of each
 * rule; without `certified` there is no build to compare.
 */
export const listDossier = async (certified: string | undefined): Promise<string> => {
  const files = await hashCriticalFiles(root)
  return writeDossier({
    build: `Build ${git('rev-parse', 'HEAD')}, of ${git('show', '-s', '--format=%cI', 'HEAD')}.`,
    rules: tableOfArticles().replaceAll('](../', ']('),
    returns: declaredReturns,
    returnMinBp: ruleRegistry.returnMinBp.delivered.br,
    files,
    changes:
      certified === undefined
        ? 'No certified build was named.'
        : changesSince(certified, Object.keys(files)),
  })
}
