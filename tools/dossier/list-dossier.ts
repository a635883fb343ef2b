import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ruleRegistry } from '@trevo/contract/jurisdiction-rules.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { tableOfArticles } from '../articles/list-articles.ts'
import { isTest } from '../list-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What decides results and moves money: numbers, rules of games and lotteries, game server, ledger. */
const criticalFolders = [
  'packages/fairness/src',
  'packages/game-rules/src',
  'packages/lottery-rules/src',
  'packages/titles/src',
  'apps/rgs/src',
  'apps/server/src/modules/wallet',
  'apps/server/src/modules/play',
  'apps/server/src/modules/lottery',
  'apps/server/src/modules/settings',
]
/** Where random numbers are made and checked. */
const generatorFolders = ['packages/fairness/src']

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()

export type FileHash = { readonly path: string; readonly sha256: string }

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

/** The hash of each file that git tracks below the folders, without tests, in the order of their paths. */
export const hashFiles = (folders: readonly string[]): FileHash[] =>
  git('ls-files', '--', ...folders)
    .split('\n')
    .filter((path) => path !== '' && !isTest(path) && !path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, sha256: sha256(readFileSync(`${root}${path}`)) }))

/** One hash of all: of a line `<sha256>  <path>` for each, as `sha256sum` writes it. */
export const digestOf = (files: readonly FileHash[]): string =>
  sha256(files.map(({ path, sha256: hash }) => `${hash}  ${path}\n`).join(''))

const listOf = (files: readonly FileHash[]): string =>
  ['```', ...files.map(({ path, sha256: hash }) => `${hash}  ${path}`), '```'].join('\n')

const returnsTable = (): string => {
  const least = ruleRegistry.returnMinBp.delivered.br
  const rows = titlesInOrder.map(({ maths }) => {
    const bp = declaredRtpBp(maths)
    const note = bp < least ? 'below the least return of Brazil' : ''
    return `| ${maths.gameCode} | ${(bp / 100).toFixed(2)} % | ${note} |`
  })
  return ['| Game | Declared return | |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Commits that touched critical files after a certified one, the newest first. Throws for an unknown commit. */
const changesSince = (certified: string): string => {
  const commit = git('rev-parse', '--verify', `${certified}^{commit}`)
  const log = git('log', '--format=- %h %cs %s', `${commit}..HEAD`, '--', ...criticalFolders)
  return log === '' ? 'No critical file has changed.' : log
}

/** What a laboratory or the regulator is given of this build; without `certified` there is no build to compare. */
export const listDossier = (certified: string | undefined): string => {
  const files = hashFiles(criticalFolders)
  return [
    '# Dossier',
    `Build ${git('rev-parse', 'HEAD')}, of ${git('show', '-s', '--format=%cI', 'HEAD')}.`,
    '## Rules',
    tableOfArticles().replaceAll('](../', ']('),
    '## Returns',
    returnsTable(),
    '## Generator',
    listOf(hashFiles(generatorFolders)),
    '## Critical files',
    `SHA-256 of all ${files.length}: ${digestOf(files)}`,
    listOf(files),
    '## Changes since the certified build',
    certified === undefined ? 'No certified build was named.' : changesSince(certified),
    '',
  ].join('\n\n')
}
