import { randomUUID } from 'node:crypto'
import { createDeposit, listDepositRecords } from '@trevo/api-client/endpoints.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Entered } from './enter.ts'
import { reais } from './move-money.ts'
import { needed, VisitEnds } from './needed.ts'

/** Asks the sandbox institution behind a charge’s address. Throws `VisitEnds` if it refuses. */
export const atInstitution = async (
  payUrl: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const answer = await fetch(`${new URL(payUrl).origin}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) throw new VisitEnds(`the institution answers ${answer.status}`)
  return answer.json()
}

/** A new charge of the member; the address where it is paid. */
export const chargeOf = async ({ api }: Entered, amountMinor: bigint): Promise<string | null> => {
  const amount = formatMoney(amountMinor)
  const body = { clientId: randomUUID(), channel: 'PIX', amount } as const
  return needed(await api.call(createDeposit, { body })).payUrl
}

/**
 * A part of the member’s newest credited deposit goes back, in whole reais: reversed by the payer’s bank (MED), or
 * by a mistake of the institution. @returns whether there was one
 */
export const giveBack = async (
  entered: Entered,
  { amount, nature }: { readonly amount: number; readonly nature?: 'ORIGINAL' },
): Promise<boolean> => {
  const query = { status: 'credited', pageSize: 1 } as const
  const { records } = needed(await entered.api.call(listDepositRecords, { query }))
  const endToEndId = records[0]?.refId
  const payUrl = await chargeOf(entered, reais(entered.member.habit.deposit))
  if (!endToEndId || !payUrl) return false
  const order = { endToEndId, amount: formatMoney(reais(amount)), nature }
  await atInstitution(payUrl, 'POST', '/sandbox/disputes', order)
  return true
}
