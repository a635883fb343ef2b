import { tables, type Tx } from '@trevo/database/connect.ts'
import { deadlinesOf, momentOf } from '../domain/impediment-clock.ts'
import type { RegisterReason } from '../domain/register-port.ts'
import type { ComplianceNeeds } from '../needs.ts'
import {
  addAccount,
  addImpedimentEvent,
  findRunningImpediment,
  insertImpediment,
  updateImpediment,
} from '../repository/impediments.ts'
import type { ComplianceTables } from '../repository/tables.ts'

type Named = {
  readonly personId: bigint
  readonly callId: bigint
  readonly reasons: readonly RegisterReason[]
  readonly at: Date
}

const storedOf = (reasons: readonly RegisterReason[]): string =>
  JSON.stringify(reasons.map(({ code, since }) => ({ code, since: since.toISOString() })))

/**
 * The register names the person: every account is barred under its balance's lock, sessions end, and the clock
 * begins. Named again, the person keeps the clock; only the reasons are replaced.
 */
export const impedeInTx = async (
  { members, settings }: ComplianceNeeds,
  tx: Tx,
  { personId, callId, reasons, at }: Named,
): Promise<void> => {
  const db = tables<ComplianceTables>(tx)
  const running = await findRunningImpediment(db, personId)
  if (running) {
    await updateImpediment(db, running.impediment_id, { reasons: storedOf(reasons) })
    // Accounts that joined the person meanwhile.
    await members.setImpeded(tx, personId, running.detected_at)
    for (const { memberId, brandId } of await members.listAccounts(personId, tx)) {
      const account = {
        impediment_id: running.impediment_id,
        member_id: memberId,
        brand_id: brandId,
      }
      await addAccount(db, account)
    }
    return
  }
  await members.setImpeded(tx, personId, at)
  const accounts = await members.listAccounts(personId, tx)
  const law = accounts.map(({ brandId }) => settings.registerLawOf(brandId))
  const asking = law.find(({ checkDays, atFirstLogin }) => checkDays > 0 || atFirstLogin) ?? law[0]
  if (!asking) throw new Error(`person ${personId} has no account`)
  const deadlines = deadlinesOf(at, asking.clock)
  const id = await insertImpediment(db, {
    person_id: personId,
    reasons: storedOf(reasons),
    since: momentOf(reasons, at),
    detected_at: at,
    call_id: callId,
    step: 'notice',
    notice_until: deadlines.noticeUntil,
    withdraw_until: deadlines.withdrawUntil,
    close_until: deadlines.closeUntil,
    return_until: deadlines.returnUntil,
    next_step_at: at,
  })
  for (const { memberId, brandId } of accounts) {
    await addAccount(db, { impediment_id: id, member_id: memberId, brand_id: brandId })
  }
  await addImpedimentEvent(db, { id, kind: 'detected', at })
}

/** The register permits the person: what it barred is open again. Accounts that were closed stay closed. */
export const endImpedimentInTx = async (
  { members }: ComplianceNeeds,
  tx: Tx,
  personId: bigint,
  at: Date,
): Promise<void> => {
  const db = tables<ComplianceTables>(tx)
  const running = await findRunningImpediment(db, personId)
  if (!running) return
  await updateImpediment(db, running.impediment_id, { ended_at: at, next_step_at: null })
  await addImpedimentEvent(db, { id: running.impediment_id, kind: 'ended', at })
  await members.setImpeded(tx, personId, null)
}
