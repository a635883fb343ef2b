import { randomBytes, randomUUID } from 'node:crypto'
import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { fromCentavos, parseMoney } from '@trevo/money/money.ts'
import { pause, realMs, toldNow, type DayClock } from './day-clock.ts'
import { cpfOf, type PlannedDeposit, type PlannedWithdrawal } from './day-world.ts'
import { ask, askUntilAnswered } from './talk.ts'

/** What really happened, from the point of view of the payers and their banks. */
export type Facts = {
  readonly paid: {
    readonly endToEndId: string
    readonly memberId: bigint
    readonly depositId: string
    readonly amountMinor: bigint
    readonly isOrphan: boolean
    /** Paid in time, in full, from the member's own account. */
    readonly isFitting: boolean
  }[]
  readonly played: { readonly memberId: bigint; readonly amountMinor: bigint }[]
  readonly disputed: { readonly endToEndId: string; readonly amountMinor: bigint }[]
  readonly withdrawn: { readonly memberId: bigint; readonly withdrawalId: string }[]
  asked: number
}

type Urls = { readonly serverUrl: string; readonly sandboxUrl: string }
type Day = { readonly clock: DayClock; readonly urls: Urls; readonly facts: Facts }
type SandboxPix = { endToEndId: string; valor: string; horario: string }

const until = (clock: DayClock, toldMs: number): Promise<void> =>
  pause(realMs(clock, toldMs - toldNow(clock).getTime()))

/** A code to pay. If it could not be created, it is requested again, as a person would. */
const getCode = async ({ urls }: Day, plan: PlannedDeposit): Promise<Deposit> => {
  let clientId = plan.clientId
  for (;;) {
    const answer = await askUntilAnswered<Deposit>(`${urls.serverUrl}/deposits`, 'POST', {
      memberId: String(plan.memberId),
      clientId,
      amount: plan.amount,
    })
    if ('refused' in answer) {
      if (answer.refused !== 'too_many_requests') throw new Error(`refused: ${answer.refused}`)
      await pause(500)
    } else if (answer.status === 'awaiting') return answer
    else clientId = randomUUID()
  }
}

const orderOf = (plan: PlannedDeposit, deposit: Deposit) => {
  const cents = BigInt(plan.amount.replace('.', ''))
  const amount = String(plan.manner === 'wrong_amount' ? cents + 1n : cents)
  return {
    txid:
      plan.manner === 'orphan'
        ? randomBytes(16).toString('hex')
        : deposit.depositId.replaceAll('-', ''),
    cpf: cpfOf(plan.manner === 'stranger' ? plan.memberId + 1_000_000n : plan.memberId),
    name: 'Ana Souza',
    amount: `${amount.slice(0, -2)}.${amount.slice(-2)}`,
    times: plan.manner === 'twice' ? 2 : 1,
    force: true,
  }
}

const payCode = async (
  { urls, facts }: Day,
  plan: PlannedDeposit,
  deposit: Deposit,
): Promise<Facts['paid']> => {
  const answer = await ask(`${urls.sandboxUrl}/sandbox/payments`, 'POST', orderOf(plan, deposit))
  if (answer?.status !== 201) throw new Error(`the institution took no payment: ${answer?.status}`)
  const { pix } = answer.body as { pix: SandboxPix[] } // the sandbox's contract
  const end = Date.parse(deposit.expiresAt ?? '')
  const paid = pix.map(({ endToEndId, valor, horario }) => ({
    endToEndId,
    memberId: plan.memberId,
    depositId: deposit.depositId,
    amountMinor: fromCentavos(BigInt(valor.replace('.', ''))),
    isOrphan: plan.manner === 'orphan',
    isFitting: (plan.manner === 'fits' || plan.manner === 'twice') && Date.parse(horario) < end,
  }))
  facts.paid.push(...paid)
  return paid
}

const playAway = async ({ urls, facts }: Day, plan: PlannedDeposit): Promise<void> => {
  const amountMinor = parseMoney(plan.amount)
  const answer = await askUntilAnswered<{ outcome: string }>(`${urls.serverUrl}/plays`, 'POST', {
    memberId: String(plan.memberId),
    clientId: `play-${plan.clientId}`,
    amount: String(amountMinor),
  })
  if (!('refused' in answer)) facts.played.push({ memberId: plan.memberId, amountMinor })
}

const returnPayout = async ({ urls, facts }: Day, endToEndId: string): Promise<void> => {
  const answer = await ask(`${urls.sandboxUrl}/sandbox/disputes`, 'POST', { endToEndId })
  // Nothing is left of a Pix that came too late and was returned meanwhile.
  if (answer?.status !== 201) return
  const { valor } = answer.body as { valor: string } // the sandbox's contract
  facts.disputed.push({ endToEndId, amountMinor: fromCentavos(BigInt(valor.replace('.', ''))) })
}

/** One deposit of the day, from the request for a code to a later reversal by its payer's bank. */
export const liveDeposit = async (day: Day, plan: PlannedDeposit): Promise<void> => {
  const { clock, facts } = day
  await until(clock, clock.startMs + plan.atMs)
  const deposit = await getCode(day, plan)
  facts.asked += 1
  if (plan.manner === 'unpaid') return
  const start = toldNow(clock).getTime()
  const lateMs = Date.parse(deposit.expiresAt ?? '') + 30_000
  await until(clock, plan.manner === 'late' ? lateMs : start + plan.thinkMs)
  const [paid] = await payCode(day, plan, deposit)
  if (plan.disputeAfterMs === undefined || !paid?.isFitting) return
  await until(clock, toldNow(clock).getTime() + plan.disputeAfterMs)
  if (plan.playsFirst) await playAway(day, plan)
  await returnPayout(day, paid.endToEndId)
}

/** Each member's payee, added the first time it is needed. */
const payees = new Map<bigint, Promise<string>>()

const addPayee = async ({ urls }: Day, memberId: bigint): Promise<string> => {
  const order = { memberId: String(memberId), clientId: randomUUID() }
  const url = `${urls.serverUrl}/payees`
  const answer = await askUntilAnswered<{ bankCardId: string }>(url, 'POST', order)
  if ('refused' in answer) throw new Error(`payee refused: ${answer.refused}`)
  return answer.bankCardId
}

/** One withdrawal of the day; its outcome is read when the day is over. */
export const liveWithdrawal = async (day: Day, plan: PlannedWithdrawal): Promise<void> => {
  const { clock, urls, facts } = day
  await until(clock, clock.startMs + plan.atMs)
  const { memberId, clientId, amount } = plan
  const known = payees.get(memberId) ?? addPayee(day, memberId)
  payees.set(memberId, known)
  const order = { memberId: String(memberId), clientId, amount, payeeId: await known }
  const url = `${urls.serverUrl}/withdrawals`
  const answer = await askUntilAnswered<Withdrawal>(url, 'POST', order)
  if ('refused' in answer) throw new Error(`withdrawal refused: ${answer.refused}`)
  facts.withdrawn.push({ memberId, withdrawalId: answer.withdrawalId })
}
