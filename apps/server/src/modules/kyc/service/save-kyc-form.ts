import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFormFault } from '../domain/check-form.ts'
import type { KycAccount, KycNeeds } from '../needs.ts'
import { insertEvent, updateCase } from '../repository/cases.ts'
import { lockCapturable } from './open-case.ts'
import { sealForm } from './sealed-form.ts'

/**
 * What the account itself says cannot be contradicted. Whether the CPF is known elsewhere is not asked here: it comes
 * out of the checks, under a word that tells nobody.
 */
const requireOwn = ({ taxId, bornOn }: KycAccount, form: KycForm): void => {
  const isOther =
    (taxId !== null && taxId !== form.cpf) || (bornOn !== null && bornOn !== form.bornOn)
  if (isOther) throw new Refusal('kyc.data_differs')
}

/** @throws Refusal `kyc.form_invalid`, `kyc.underage`, `kyc.data_differs`, `kyc.decided` */
export const createSaveKycForm =
  (needs: KycNeeds) =>
  async (memberId: bigint, form: KycForm): Promise<void> => {
    const { database, clock, settings, members } = needs
    const account = await members.getAccount(memberId)
    const fault = findFormFault(form, settings.todayOf(account.brandId, clock.now()))
    if (fault === 'underage') throw new Refusal('kyc.underage')
    if (fault !== undefined) throw new Refusal('kyc.form_invalid', { field: fault })
    requireOwn(account, form)
    await database.inTx(async (tx) => {
      const row = await lockCapturable(needs, tx, account)
      const at = clock.now()
      await updateCase(tx, row.id, {
        form: sealForm(needs, row.id, form),
        wanted: row.wanted.filter((item) => item !== 'form'),
        changed_at: at,
      })
      await insertEvent(tx, { caseId: row.id, at, kind: 'form' })
    })
  }
