import type { kycViews } from '@trevo/contract/ops/kyc/kyc.ts'
import type { Cause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { sql } from 'kysely'
import type { CaseRow, KycDb } from './tables.ts'

type KycView = (typeof kycViews)[number]

type QueueSearch = {
  readonly brandId: number
  readonly view: KycView
  readonly cause: Cause | undefined
  readonly after: { readonly at: Date; readonly id: bigint } | undefined
  /** Documents that end on this day or before are in the view `expiring`. */
  readonly expiringOn: string
  readonly limit: number
}

const statesOf = {
  review: ['review'],
  waiting: ['started', 'captured', 'checking'],
  verified: ['verified'],
  refused: ['refused'],
} as const satisfies Record<Exclude<KycView, 'expiring'>, readonly CaseRow['state'][]>

/** A page of a view: by the time since which a case is in it; expiring ones by their document's end. */
export const listCases = (db: KycDb, search: QueueSearch): Promise<CaseRow[]> => {
  const { brandId, view, cause, after, expiringOn, limit } = search
  let query = db.selectFrom('kyc.case').selectAll().where('brand_id', '=', brandId)
  if (cause !== undefined) query = query.where(sql<boolean>`${cause} = any(causes)`)
  if (view === 'expiring') {
    query = query.where('state', '=', 'verified').where('document_expires_on', '<=', expiringOn)
    if (after) {
      const day = after.at.toISOString().slice(0, 10)
      query = query.where(sql<boolean>`(document_expires_on, id) > (${day}::date, ${after.id})`)
    }
    return query.orderBy('document_expires_on').orderBy('id').limit(limit).execute()
  }
  query = query.where('state', 'in', [...statesOf[view]])
  if (after) query = query.where(sql<boolean>`(changed_at, id) > (${after.at}, ${after.id})`)
  return query.orderBy('changed_at').orderBy('id').limit(limit).execute()
}

const countedMax = 1_000

/** How many wait for a person, and whose document ends soon; counting stops at 1,000. */
export const countQueue = async (
  db: KycDb,
  brandId: number,
  expiringOn: string,
): Promise<{ readonly waiting: number; readonly expiring: number }> => {
  const { rows } = await sql<{ waiting: bigint; expiring: bigint }>`
    select
      (select count(*) from (
        select from kyc.case where brand_id = ${brandId} and state = 'review' limit ${countedMax}
      ) as waiting) as waiting,
      (select count(*) from (
        select from kyc.case where brand_id = ${brandId} and state = 'verified'
          and document_expires_on <= ${expiringOn}::date limit ${countedMax}
      ) as expiring) as expiring`.execute(db)
  const [row] = rows
  return { waiting: Number(row?.waiting ?? 0n), expiring: Number(row?.expiring ?? 0n) }
}
