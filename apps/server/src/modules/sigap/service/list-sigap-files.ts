import { sigapKinds } from '@trevo/contract/ops/compliance/sigap.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import type { SigapNeeds } from '../needs.ts'
import { findProgress } from '../repository/count.ts'
import { countFiles, listFiles, type FileFilter, type FilePlace } from '../repository/files.ts'
import { companyOf } from './find-file.ts'
import { presentFile } from './present-file.ts'

const Place = z.tuple([
  z.iso.date(),
  z.enum(sigapKinds),
  z.coerce.number().int().min(1).max(1_000_000),
  z.coerce.number().int().min(1).max(1_000_000),
])

const writePlace = ({ day, kind, part, version }: FilePlace): string =>
  [day, kind, part, version].join('_')

/** @throws Refusal `request_param_err` */
const readPlace = (text: string | undefined): FilePlace | undefined => {
  if (text === undefined) return undefined
  const parsed = Place.safeParse(text.split('_'))
  if (!parsed.success) throw new Refusal('request_param_err', { fields: ['after'] })
  const [day, kind, part, version] = parsed.data
  return { day, kind, part, version }
}

export const createListSigapFiles =
  (needs: SigapNeeds) =>
  async ({
    brandId,
    after,
    pageSize,
    ...filter
  }: FileFilter & {
    readonly brandId: number
    readonly after?: string | undefined
    readonly pageSize: number
  }) => {
    const { database, clock, receiver } = needs
    const { companyId } = companyOf(needs, brandId)
    const now = clock.now()
    const page = { before: readPlace(after), limit: withExtra(pageSize) }
    const [rows, counts, countedUntil] = await Promise.all([
      listFiles(database.db, companyId, filter, page),
      countFiles(database.db, companyId, now),
      findProgress(database.db),
    ])
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      files: shown.map((row) => presentFile(row, now)),
      next: rows.length > pageSize && last ? writePlace(last) : null,
      counts,
      countedUntil: countedUntil?.toISOString() ?? null,
      isConnected: receiver !== undefined,
    }
  }
