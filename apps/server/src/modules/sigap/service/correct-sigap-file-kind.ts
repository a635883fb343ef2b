import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { correctKindName } from '../domain/change-kinds.ts'
import type { SigapNeeds } from '../needs.ts'
import { lockCompany } from '../repository/days.ts'
import {
  insertEvent,
  insertFile,
  listCurrentParts,
  type FileRow,
  type NewFile,
} from '../repository/files.ts'
import { supersedeFile } from '../repository/sending.ts'
import type { SigapTables } from '../repository/tables.ts'
import { fileOf } from './find-file.ts'
import { writeParts } from './write-parts.ts'

type Order = { readonly brandId: number; readonly target: string }

/** What a correction would send in place of what. */
type Correction = {
  readonly file: FileRow
  readonly parts: readonly FileRow[]
  readonly differing: readonly NewFile[]
}

/** A part is sent again if its records or the number of parts differ. */
const differs = (current: FileRow | undefined, made: NewFile): boolean =>
  !current || current.parts !== made.parts || !current.records_sha256.equals(made.recordsSha256)

const compare = async (
  needs: SigapNeeds,
  tx: Tx,
  { brandId, target }: Order,
): Promise<Correction> => {
  const db = tables<SigapTables>(tx)
  const found = await fileOf(needs, db, { brandId, fileId: target })
  await lockCompany(db, found.company_id)
  const file = await fileOf(needs, db, { brandId, fileId: target }, 'lock')
  if (file.state !== 'rejected' && file.state !== 'accepted') throw new Refusal('sigap.file_state')
  const company = needs.settings.companyOf(brandId)
  if (!company) throw new Refusal('sigap.file_unknown')
  const { kind, day } = file
  const parts = await listCurrentParts(db, { companyId: company.companyId, kind, day })
  const byPart = new Map(parts.map((one) => [one.part, one]))
  const versionOf = (part: number): number => (byPart.get(part)?.version ?? 0) + 1
  const differing: NewFile[] = []
  for await (const made of writeParts({ needs, tx, company, kind, day, versionOf })) {
    if (differs(byPart.get(made.part), made)) differing.push(made)
  }
  if (differing.length === 0) throw new Refusal('sigap.nothing_to_correct')
  return { file, parts, differing }
}

const recordsOf = (parts: readonly Pick<FileRow, 'records'>[]): number =>
  parts.reduce((sum, { records }) => sum + records, 0)

/**
 * Makes the files of a day and kind again from the ledger and today's personal data. Parts that differ are sent as
 * their next version; the others stay. Two persons ask for it.
 */
export const correctFileKind = (needs: SigapNeeds): ChangeKind =>
  changeKind<Record<string, never>>({
    kind: correctKindName,
    right: 'compliance.report',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { file, parts, differing } = await compare(needs, tx, order)
      const replaced = parts.filter((part) => differing.some((made) => made.part === part.part))
      const name = `${file.kind} ${file.day}`
      const view = (of: readonly Pick<FileRow, 'part' | 'records' | 'version'>[]) => ({
        file: name,
        parts: of.map(({ part }) => part),
        versions: of.map(({ version }) => version),
        records: recordsOf(of),
      })
      return { before: view(replaced), after: view(differing) }
    },
    execute: async (tx, order, { asked, decided, reason }) => {
      const db = tables<SigapTables>(tx)
      const { parts, differing } = await compare(needs, tx, order)
      const operator = `${asked}, ${decided}`
      const newParts = differing[0]?.parts ?? parts.length
      for (const part of parts) {
        const isReplaced = differing.some((made) => made.part === part.part)
        if (!isReplaced && part.part <= newParts) continue
        await supersedeFile(db, part.file_id)
        await insertEvent(db, {
          fileId: part.file_id,
          at: needs.clock.now(),
          kind: 'corrected',
          text: reason,
          operator,
        })
      }
      for (const made of differing) {
        const fileId = await insertFile(db, made)
        await insertEvent(db, {
          fileId,
          at: made.at,
          kind: 'made',
          text: String(made.records),
          operator,
        })
      }
    },
  })
