import { Refusal } from '@trevo/platform/refusal.ts'
import { expect, test } from 'vitest'
import type { PlayContext } from '../../common/context.ts'
import { outcomeOfError } from './outcome-of-error.ts'

const answerTo = async (error: unknown) => {
  const reported: unknown[] = []
  const context = {
    report: async (incident: unknown) => void reported.push(incident),
    balanceNow: async () => ({ availableMinor: 70_000n }),
  } as unknown as PlayContext // all it may use
  const outcome = await outcomeOfError(context, error, { vendor: 'BGS', txnId: 't1' }, 5n)
  return { outcome, reported }
}

test('a movement whose id was used for another one is refused, and an incident of its vendor', async () => {
  const { outcome, reported } = await answerTo(new Refusal('request.id_reused'))
  expect(outcome).toMatchObject({ refusal: 'id_reused', mayRetry: false })
  expect(reported).toEqual([{ vendor: 'BGS', what: 'id_reused', about: 't1', detail: {} }])
})

test('too little money is answered with the balance, and is nobody’s fault', async () => {
  const { outcome, reported } = await answerTo(new Refusal('wallet.insufficient_balance'))
  expect(outcome).toMatchObject({ refusal: 'insufficient_balance', balanceMinor: 70_000n })
  expect(reported).toEqual([])
})

test('a busy wallet is asked again, and what it refuses otherwise is final', async () => {
  const busy = await answerTo(new Refusal('wallet.busy'))
  expect(busy.outcome).toMatchObject({ refusal: 'busy', mayRetry: true })
  const blocked = await answerTo(new Refusal('wallet.debit_refused'))
  expect(blocked.outcome).toMatchObject({ refusal: 'debits_refused', mayRetry: false })
  expect([...busy.reported, ...blocked.reported]).toEqual([])
})

test('an error whose end is unknown is never an answer to a vendor', async () => {
  const lost = new Error('connection lost')
  await expect(answerTo(lost)).rejects.toBe(lost)
  const own = new Refusal('request_param_err')
  await expect(answerTo(own)).rejects.toBe(own)
})
