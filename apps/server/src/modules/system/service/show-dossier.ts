import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showDossier } from '@trevo/contract/ops/system/dossier.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { compareFiles, type FileHashes } from '../domain/compare-files.ts'
import { rulesTable } from '../domain/rules-table.ts'
import { writeDossier } from '../domain/write-dossier.ts'
import type { SystemNeeds } from '../needs.ts'
import { listReleaseFiles } from '../repository/files.ts'
import type { ReleaseRow } from '../repository/tables.ts'

/** So many earlier releases are compared with the one that runs. */
const releasesCompared = 5

export const declaredReturns = titlesInOrder.map(({ maths }) => ({
  gameCode: maths.gameCode,
  returnBp: declaredRtpBp(maths),
}))

const nameOf = ({ version, hash, first_seen_at: seenAt }: ReleaseRow): string =>
  `${version}, ${hash.toString('hex').slice(0, 12)}, first seen ${seenAt.toISOString()}`

/** What differs from each earlier release; the certified build is one of them. */
const changesOf = (files: FileHashes, earlier: readonly ReleaseRow[]): string => {
  if (earlier.length === 0) return 'No earlier release has run here.'
  const parts = earlier.map((release) => {
    const { changed, missing, added } = compareFiles(release.files, files)
    const lines = [
      ...changed.map((path) => `- changed: ${path}`),
      ...missing.map((path) => `- removed: ${path}`),
      ...added.map((path) => `- added: ${path}`),
    ]
    const said = lines.length === 0 ? 'No critical file has changed.' : lines.join('\n')
    return `### Since ${nameOf(release)}\n\n${said}`
  })
  return parts.join('\n\n')
}

/** The dossier of what runs here; its files are those of the release that was seen last. */
export const createShowDossier =
  ({ database: { db }, clock, settings, version }: SystemNeeds) =>
  async (brandId: number): Promise<Answer<typeof showDossier>> => {
    const [rules, [running, ...earlier]] = await Promise.all([
      settings.listRulesInForce(brandId),
      listReleaseFiles(db, releasesCompared + 1),
    ])
    const files = running?.files ?? {}
    const at = clock.now().toISOString()
    const least = rules.find(({ key }) => key === 'returnMinBp')?.value
    const content = writeDossier({
      build: `Release ${running ? nameOf(running) : `${version}, whose files are not read yet`}. Written ${at}.`,
      rules: rulesTable(rules),
      returns: declaredReturns,
      returnMinBp: typeof least === 'number' ? least : 0,
      files,
      changes: changesOf(files, earlier),
    })
    return { fileName: `dossier-${at.slice(0, 10)}.md`, content }
  }
