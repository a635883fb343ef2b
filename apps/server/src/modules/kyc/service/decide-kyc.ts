import type { CaptureItem, Cause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { isUnderWay } from '../domain/case-states.ts'
import type { KycNeeds } from '../needs.ts'
import { insertCase, insertEvent, listOfPerson, lockCase } from '../repository/cases.ts'
import type { CaseRow } from '../repository/tables.ts'
import { moveCase, type Move } from './move-case.ts'
import { openForm } from './sealed-form.ts'

type By = { readonly brandId: number; readonly operator: string }

export type Decision = {
  readonly decision: 'verified' | 'refused'
  readonly cause?: Cause | undefined
  readonly documentExpiresOn?: string | undefined
  readonly reason: string
}

const lockOwn = async (tx: Tx, brandId: number, caseId: bigint): Promise<CaseRow> => {
  const row = await lockCase(tx, caseId)
  if (row?.brand_id !== brandId) throw new Refusal('kyc.unknown')
  return row
}

/** What a decision means for a case in review. @throws Refusal `kyc.cause_required`, `kyc.document_expired` */
const moveOf = (needs: KycNeeds, row: CaseRow, asked: Decision): Move => {
  const { decision, cause, reason } = asked
  if (decision === 'refused') {
    const causes = cause === undefined ? row.causes : [cause]
    if (causes.length === 0) throw new Refusal('kyc.cause_required')
    return { to: 'refused', causes, reason, documentExpiresOn: row.document_expires_on }
  }
  const documentExpiresOn = asked.documentExpiresOn ?? row.document_expires_on
  const today = needs.settings.todayOf(row.brand_id, needs.clock.now())
  if (documentExpiresOn !== null && documentExpiresOn < today) {
    throw new Refusal('kyc.document_expired')
  }
  return { to: 'verified', documentExpiresOn, reason }
}

/** A case begun again, with what the earlier one declared. */
const reopenInTx = async (
  needs: KycNeeds,
  tx: Tx,
  row: CaseRow,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<void> => {
  const others = await listOfPerson(tx, row.person_id)
  if (others.some(({ state }) => isUnderWay(state))) throw new Refusal('kyc.under_way')
  if (row.state !== 'verified' && row.state !== 'refused') throw new Refusal('kyc.decided')
  const at = needs.clock.now()
  if (row.state === 'refused') await moveCase(needs, tx, row, { to: 'expired', operator, reason })
  const next = await insertCase(tx, {
    person_id: row.person_id,
    member_id: row.member_id,
    brand_id: row.brand_id,
    state: 'started',
    form: null,
    wanted: [],
    causes: row.state === 'verified' ? ['document_expired'] : [],
    note: reason,
    sign_up_address: row.sign_up_address,
    document_expires_on: null,
    opened_by: operator,
    created_at: at,
    changed_at: at,
  })
  await insertEvent(tx, { caseId: next.id, at, kind: 'opened', operator, content: reason })
  await insertEvent(tx, { caseId: row.id, at, kind: 'opened', operator, content: reason })
  noteAct({
    target: String(row.id),
    before: { state: row.state },
    after: { state: row.state === 'refused' ? 'expired' : row.state, reopenedAs: String(next.id) },
    reason,
  })
}

/** What operators do with a case: decide it, ask the member, open it again. */
export const createDecideKyc = (needs: KycNeeds) => {
  const { database, live } = needs
  return {
    /** @throws Refusal `kyc.unknown`, `kyc.decided`, `kyc.cause_required`, `kyc.document_expired` */
    decideKyc: async ({ brandId, operator }: By, caseId: bigint, asked: Decision) => {
      await database.inTx(async (tx) => {
        const row = await lockOwn(tx, brandId, caseId)
        if (row.state !== 'review') throw new Refusal('kyc.decided')
        const reason = asked.reason.trim()
        const move = moveOf(needs, row, { ...asked, reason })
        await moveCase(needs, tx, row, { ...move, operator })
        noteAct({
          target: String(caseId),
          before: { state: row.state, causes: row.causes },
          after: { state: move.to, causes: [...(move.causes ?? [])] },
          reason,
        })
      })
    },

    /** @throws Refusal `kyc.unknown`, `kyc.decided` */
    askKyc: async (
      { brandId, operator }: By,
      caseId: bigint,
      { items, reason }: { readonly items: readonly CaptureItem[]; readonly reason: string },
    ) => {
      await database.inTx(async (tx) => {
        const row = await lockOwn(tx, brandId, caseId)
        if (row.state !== 'review') throw new Refusal('kyc.decided')
        const isPassport = openForm(needs, row)?.documentType === 'passport'
        const wanted = [...new Set(items)].filter((one) => !isPassport || one !== 'document_back')
        if (wanted.length === 0) throw new Refusal('request_param_err', { fields: ['items'] })
        const note = reason.trim()
        await moveCase(needs, tx, row, { to: 'started', wanted, note, operator, reason: note })
        await insertEvent(tx, {
          caseId,
          at: needs.clock.now(),
          kind: 'asked',
          operator,
          content: wanted.join(', '),
        })
        noteAct({
          target: String(caseId),
          before: { state: row.state },
          after: { state: 'started', wanted },
          reason: note,
        })
      })
    },

    /** @throws Refusal `kyc.unknown`, `kyc.under_way`, `kyc.decided` */
    reopenKyc: async ({ brandId, operator }: By, caseId: bigint, reason: string) => {
      const memberId = await database.inTx(async (tx) => {
        const row = await lockOwn(tx, brandId, caseId)
        await reopenInTx(needs, tx, row, { operator, reason: reason.trim() })
        return row.member_id
      })
      live.onCaseChanged(memberId, 'started')
    },
  }
}
