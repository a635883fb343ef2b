import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { TransferClient } from '../../client/transfer-client.ts'
import type { ConformanceCase } from '../case.ts'

/** A vendor that keeps a wallet for each player, as the platform reaches it. */
export type TransferWorld = {
  readonly client: TransferClient
  /** Signs with a key that the vendor never had. */
  readonly stranger: TransferClient
  /** From here on the vendor acts, but its answers are lost; `back` ends that. */
  loseAnswers(): { back(): void }
}

const order = (amount: string, playerRef: string = randomUUID()) => ({
  transferId: randomUUID(),
  playerRef,
  amount,
})

/** What a vendor's own wallet must do for a platform, as stories. */
export const casesOfTransferWallet: readonly ConformanceCase<TransferWorld>[] = [
  {
    name: 'money goes in and comes back',
    run: async ({ client }) => {
      const first = order('10.00')
      const { playerRef } = first
      assert.equal(await client.deposit(first), 'done')
      assert.equal(await client.balance(playerRef), '10.00')
      assert.equal(await client.withdraw(order('4.50', playerRef)), 'done')
      assert.equal(await client.balance(playerRef), '5.50')
    },
  },
  {
    name: 'a deposit sent eight times at once is taken once',
    run: async ({ client }) => {
      const one = order('10.00')
      const told = await Promise.all(Array.from({ length: 8 }, () => client.deposit(one)))
      assert.deepEqual(new Set(told), new Set(['done']))
      assert.equal(await client.balance(one.playerRef), '10.00')
    },
  },
  {
    name: 'more than there is does not come back, also when it is asked for twice at once',
    run: async ({ client }) => {
      const { playerRef, ...rest } = order('10.00')
      await client.deposit({ ...rest, playerRef })
      assert.equal(await client.withdraw(order('10.01', playerRef)), 'refused')
      const told = await Promise.all([
        client.withdraw(order('6.00', playerRef)),
        client.withdraw(order('6.00', playerRef)),
      ])
      assert.deepEqual(told.toSorted(), ['done', 'refused'])
      assert.equal(await client.balance(playerRef), '4.00')
    },
  },
  {
    name: 'a refusal is final under its id, regardless of calls in between',
    run: async ({ client }) => {
      const early = order('5.00')
      assert.equal(await client.withdraw(early), 'refused')
      await client.deposit(order('10.00', early.playerRef))
      assert.equal(await client.withdraw(early), 'refused')
      assert.equal(await client.query(early.transferId), 'refused')
      assert.equal(await client.balance(early.playerRef), '10.00')
    },
  },
  {
    name: 'an id that never came is unknown; barred, it is refused when it comes late',
    run: async ({ client }) => {
      const late = order('10.00')
      assert.equal(await client.query(late.transferId), 'unknown')
      assert.equal(await client.cancel(late.transferId), 'refused')
      assert.equal(await client.deposit(late), 'refused')
      assert.equal(await client.balance(late.playerRef), '0.00')
    },
  },
  {
    name: 'a cancel of a completed transfer reports it, and undoes nothing',
    run: async ({ client }) => {
      const one = order('10.00')
      await client.deposit(one)
      assert.equal(await client.cancel(one.transferId), 'done')
      assert.equal(await client.balance(one.playerRef), '10.00')
    },
  },
  {
    name: 'a deposit whose answer was lost can be asked about, and is not taken again',
    run: async ({ client, loseAnswers }) => {
      const one = order('10.00')
      const loss = loseAnswers()
      assert.equal(await client.deposit(one), 'no_answer')
      loss.back()
      assert.equal(await client.query(one.transferId), 'done')
      assert.equal(await client.deposit(one), 'done')
      assert.equal(await client.balance(one.playerRef), '10.00')
    },
  },
  {
    name: 'who signs with another key moves nothing and is told nothing',
    run: async ({ client, stranger }) => {
      const one = order('10.00')
      assert.equal(await stranger.deposit(one), 'no_answer')
      assert.equal(await client.query(one.transferId), 'unknown')
      assert.equal(await stranger.balance(one.playerRef), undefined)
    },
  },
]
