import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { gameCode } from '../http/open-play.ts'
import type { Seat } from '../http/sign-pairs.ts'
import type { World } from './open-world.ts'

/** Polling interval. */
const lookEveryMs = 15

const playRound = async (client: WalletClient, seat: Seat): Promise<void> => {
  const roundId = randomUUID()
  const { playerRef, sessionToken } = seat
  const round = { playerRef, gameCode, currency: 'BRL' as const, roundId }
  const debit = { ...round, sessionToken, transactionId: `${roundId}:d`, amount: '1.00' }
  const credit = {
    ...round,
    transactionId: `${roundId}:c`,
    referenceTransactionId: `${roundId}:d`,
    amount: '0.50',
    roundClosed: true,
  }
  for (const answer of [await client.debit(debit), await client.credit(credit)]) {
    if (answer.kind !== 'answer' || answer.reply.status !== 'OK')
      throw new Error(JSON.stringify(answer))
  }
}

/** A member's missions and bonus money as shown. */
const shownTo =
  ({ rewards, promotions }: World, memberId: bigint) =>
  async (): Promise<readonly [missions: string, wagered: string]> => {
    const reader = { language: 'PT', brandLanguage: 'PT' } as const
    const common = { memberId, brandId: 1 }
    const { missions } = await rewards.getMissionSummaryDetails({ ...common, reader })
    const { list } = await promotions.listMyBonuses({ ...common, ...reader })
    return [missions.map(({ progress }) => progress).join(' '), list[0]?.wagered ?? '']
  }

/** From the answer to a round's credit until missions and bonus money show it, repeatedly. */
export const measureLag = async (
  world: World,
  {
    client,
    seat,
    memberId,
    seconds,
  }: {
    readonly client: WalletClient
    readonly seat: Seat
    readonly memberId: bigint
    readonly seconds: number
  },
): Promise<number[]> => {
  const look = shownTo(world, memberId)
  const endsAt = performance.now() + seconds * 1_000
  const lags: number[] = []
  while (performance.now() < endsAt) {
    const before = await look()
    await playRound(client, seat)
    const from = performance.now()
    for (let now = before; now[0] === before[0] || now[1] === before[1]; now = await look()) {
      await pause(lookEveryMs)
    }
    lags.push(performance.now() - from)
  }
  return lags
}
