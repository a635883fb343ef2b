import { dayMs } from '@trevo/calendar/durations.ts'
import type { Query } from '@trevo/contract/endpoint.ts'
import type { KycCase, KycRow, listKycCases } from '@trevo/contract/ops/kyc/kyc.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { KycAccount, KycNeeds } from '../needs.ts'
import { findCase, listEvents } from '../repository/cases.ts'
import { listChecks } from '../repository/checks.ts'
import { listImages } from '../repository/images.ts'
import { countQueue, listCases } from '../repository/queue.ts'
import type { CaseRow } from '../repository/tables.ts'

const expiringDays = 60

/** Up to and with this day a document's end is shown as coming up. */
const expiringOnOf = ({ clock, settings }: KycNeeds, brandId: number): string =>
  settings.todayOf(brandId, new Date(clock.now().getTime() + expiringDays * dayMs))

const rowOf = (row: CaseRow, account: KycAccount | undefined): KycRow => ({
  caseId: String(row.id),
  username: account?.username ?? '',
  customerId: account?.customerId ?? '',
  state: row.state,
  causes: row.causes,
  since: row.changed_at.toISOString(),
  documentExpiresOn: row.document_expires_on,
})

/** Where the next page begins. */
const placeOf = (view: string, row: CaseRow): string =>
  writeNumberedCursor({
    at: view === 'expiring' ? new Date(`${row.document_expires_on}T00:00:00Z`) : row.changed_at,
    id: row.id,
  })

/** The case of an operator's brand. @throws Refusal `kyc.unknown`, also for one of another brand */
export const getOwnCase = async (
  { database }: Pick<KycNeeds, 'database'>,
  brandId: number,
  caseId: bigint,
): Promise<CaseRow> => {
  const row = await findCase(database.db, caseId)
  if (row?.brand_id !== brandId) throw new Refusal('kyc.unknown')
  return row
}

/** The queue and its cases, as operators see them. */
export const createShowKycCases = (needs: KycNeeds) => {
  const { database, clock, members } = needs
  const { db } = database
  return {
    listKycCases: async (
      brandId: number,
      { view, cause, after, pageSize }: Query<typeof listKycCases>,
    ) => {
      const expiringOn = expiringOnOf(needs, brandId)
      const from = readNumberedCursor(after, 'after')
      const search = { brandId, view, cause, after: from, expiringOn, limit: withExtra(pageSize) }
      const rows = await listCases(db, search)
      const { shown, next } = cutPage(rows, pageSize, (row) => placeOf(view, row))
      const accounts = await members.findAccounts(shown.map((row) => row.member_id))
      const of = (row: CaseRow) => accounts.find((one) => one.memberId === row.member_id)
      return {
        list: shown.map((row) => rowOf(row, of(row))),
        next,
        now: clock.now().toISOString(),
        ...(await countQueue(db, brandId, expiringOn)),
      }
    },

    /** @throws Refusal `kyc.unknown` */
    showKycCase: async (brandId: number, caseId: bigint): Promise<KycCase> => {
      const row = await getOwnCase(needs, brandId, caseId)
      const [account] = await members.findAccounts([row.member_id])
      const accountIds = await database.inTx((tx) => members.listAccountIds(row.person_id, tx))
      const images = await listImages(db, caseId)
      return {
        ...rowOf(row, account),
        images: images.map(({ id, kind, at }) => ({ imageId: id, kind, at: at.toISOString() })),
        checks: (await listChecks(db, caseId, row.round)).map((check) => ({
          kind: check.kind,
          verdict: check.verdict,
          causes: check.causes,
          facts: { ...check.facts },
          at: check.answered_at?.toISOString() ?? null,
        })),
        events: (await listEvents(db, caseId)).map(({ at, kind, state, operator, content }) => ({
          at: at.toISOString(),
          kind,
          state,
          operator,
          text: content,
        })),
        accountCount: accountIds.length,
        signUpAddress: row.sign_up_address,
        note: row.note,
      }
    },
  }
}
