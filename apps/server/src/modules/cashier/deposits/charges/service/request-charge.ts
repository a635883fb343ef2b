import { InstitutionRefusal, type Charge, type ChargeName } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import { dynamicBrCode } from '../domain/br-code.ts'
import { makeClosedAccountDue } from '../repository/closed-accounts.ts'
import { lockByTxid, moveDeposit } from '../../common/repository/deposits.ts'
import { findSetting } from '../../common/repository/read-deposits.ts'
import type { DepositRow } from '../../common/repository/tables.ts'

/** A charge is queried again this long after its end; a payer's bank may have been slow. */
const expiryGraceMs = 5_000

export const chargeNameOf = (deposit: DepositRow): ChargeName => ({
  txid: deposit.txid,
  isDated: deposit.due_on !== null,
})

/**
 * Records that the charge of a deposit exists, once: a later caller finds it recorded. The deposit is payable from
 * then on.
 */
export const recordCharge = async (
  { database, clock }: DepositContext,
  deposit: DepositRow,
  charge: Charge,
): Promise<DepositRow> => {
  const setting = await findSetting(database, deposit.brand_id)
  if (!setting) throw new Error(`brand ${deposit.brand_id} has no deposit settings`)
  const receiver = { name: setting.receiver_name, city: setting.receiver_city }
  return database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (!current) throw new Error(`deposit ${deposit.id} is gone`)
    if (current.expires_at !== null) return current
    await makeClosedAccountDue(tx, current.member_id, clock.now())
    return moveDeposit(tx, current, 'awaiting', {
      location: charge.location,
      qr_text: dynamicBrCode(charge.location, receiver),
      expires_at: charge.expiresAt,
      next_call_at: new Date(charge.expiresAt.getTime() + expiryGraceMs),
    })
  })
}

const order = async ({ institution, members }: DepositContext, deposit: DepositRow) => {
  const member = await members.findDepositMember(deposit.member_id)
  return institution.createCharge({
    txid: deposit.txid,
    amountMinor: deposit.amount_minor,
    life: deposit.due_on === null ? { sec: deposit.charge_sec } : { dueOn: deposit.due_on },
    payerNote: 'Trevo',
    debtor: member?.cpf === undefined ? undefined : { cpf: member.cpf, name: member.name },
  })
}

/**
 * Gets the charge of a requested deposit, whether or not an earlier try created it: after the first try the
 * institution is queried before anything is repeated. @throws InstitutionFailure if the institution is silent: the
 * outcome is unknown.
 */
export const requestCharge = async (
  context: DepositContext,
  deposit: DepositRow,
): Promise<DepositRow> => {
  const { institution } = context
  const isRepeated = deposit.call_attempts > 0
  const earlier = isRepeated ? await institution.findCharge(chargeNameOf(deposit)) : undefined
  if (earlier) return recordCharge(context, deposit, earlier)
  const charge = await order(context, deposit).catch(async (error: unknown) => {
    // "Already used" means that a concurrent try was faster.
    const found =
      error instanceof InstitutionRefusal
        ? await institution.findCharge(chargeNameOf(deposit))
        : undefined
    if (!found) throw error
    return found
  })
  return recordCharge(context, deposit, charge)
}
