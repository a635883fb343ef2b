import { createHash } from 'node:crypto'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { listPayeesOf } from '../../payees/repository/payees.ts'
import type { createCreateWithdrawal } from './create-withdrawal.ts'

export type BalanceReturn = {
  readonly memberId: bigint
  readonly brandId: number
  readonly cause: string
}

/** What a bank can pay, in 1/10,000 BRL. */
const centavo = 100n

/** Order ids have the form of a UUID; the same return has the same one. */
const idOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Sends what a member can spend to their own account, as a withdrawal that they did not ask for: the member may not
 * play any more, and the balance is returned, however little or much it is. The order is named by cause and balance, so that a
 * repeated call orders nothing twice.
 */
export const createReturnBalance =
  (context: WithdrawalContext, createWithdrawal: ReturnType<typeof createCreateWithdrawal>) =>
  async ({
    memberId,
    brandId,
    cause,
  }: BalanceReturn): Promise<'ordered' | 'nothing' | 'undeliverable'> => {
    const { database, wallet } = context
    const balance = (await wallet.balancesOf([memberId])).get(memberId)
    const amountMinor = ((balance?.availableMinor ?? 0n) / centavo) * centavo
    if (!balance || amountMinor <= 0n) return 'nothing'
    const member = await context.members.findWithdrawalMember(memberId)
    const payee = (await listPayeesOf(database.db, memberId)).find(
      ({ holder_document: document }) => member?.cpf === undefined || document === member.cpf,
    )
    if (!payee) return 'undeliverable'
    try {
      await createWithdrawal({
        memberId,
        brandId,
        clientId: idOf(`${cause} ${memberId} ${balance.seq}`),
        payeeId: payee.id,
        channel: 'pix',
        amount: formatMoney(amountMinor),
        giveUpBonus: true,
        isReturn: true,
        device: { userAgent: 'return', address: '' },
      })
      return 'ordered'
    } catch (error) {
      if (error instanceof Refusal) return 'undeliverable'
      throw error
    }
  }
