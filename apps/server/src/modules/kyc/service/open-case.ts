import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { tables } from '@trevo/database/connect.ts'
import type { KycAccount, KycNeeds } from '../needs.ts'
import { findCurrentCase, insertCase, insertEvent, lockUnderWay } from '../repository/cases.ts'
import type { CaseRow, KycTables } from '../repository/tables.ts'

/**
 * The case that the member may capture, locked; the first call opens one.
 * @throws Refusal `kyc.decided` while it is being checked, and once it is verified or refused
 */
export const lockCapturable = async (
  { clock }: KycNeeds,
  tx: Tx,
  account: KycAccount,
): Promise<CaseRow> => {
  const underWay = await lockUnderWay(tx, account.personId)
  if (underWay) {
    if (underWay.state !== 'started') throw new Refusal('kyc.decided')
    return underWay
  }
  const last = await findCurrentCase(tables<KycTables>(tx), account.personId)
  // A verified person has nothing to capture; a refused one asks customer service.
  if (last && last.state !== 'expired') throw new Refusal('kyc.decided')
  const at = clock.now()
  const row = await insertCase(tx, {
    person_id: account.personId,
    member_id: account.memberId,
    brand_id: account.brandId,
    state: 'started',
    form: null,
    wanted: [],
    causes: [],
    note: null,
    sign_up_address: account.signUpAddress,
    document_expires_on: null,
    opened_by: null,
    created_at: at,
    changed_at: at,
  })
  await insertEvent(tx, { caseId: row.id, at, kind: 'opened' })
  return row
}
