import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { gameCode, openTestRgs, stake } from '../../testing/open-test-rgs.ts'

const server = await openTestRgs()
const asker = await server.askerWith(server.platformKeys)
afterAll(async () => {
  await asker.close()
  await server.close()
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const campaignOf = (playerRef: string, more: object = {}) => ({
  campaignId: randomUUID(),
  playerRef,
  gameCode,
  rounds: 2,
  stake,
  expiresAt: inAnHour(),
  ...more,
})

describe('free rounds from the platform', () => {
  test('cost the player nothing, are paid like others, and end', async () => {
    const { player, token } = await server.open('1.00')
    const campaign = campaignOf(player.playerRef)
    const granted = await asker.grantFreeRounds(campaign)
    expect(granted).toMatchObject({ refused: null, campaign: { left: 2, state: 'open' } })
    expect(await asker.grantFreeRounds(campaign)).toMatchObject({ campaign: { left: 2 } })
    const session = await server.call('GET', '/rgs/v1/session', { token })
    expect(session.value).toMatchObject({
      freeRounds: { left: 2, campaignId: campaign.campaignId },
    })

    let balance = player.balanceMinor
    for (const left of [1, 0]) {
      const before = balance
      const played = await server.play(token, { campaignId: campaign.campaignId })
      const payout = BigInt(Math.round(Number(played.value.round.payout) * 10_000))
      balance = player.balanceMinor
      expect(balance - before).toBe(payout)
      expect(played.value.freeRounds?.left ?? 0).toBe(left)
      await server.finish(token, played.value.round.id)
    }
    const over = await server.play(token, { campaignId: campaign.campaignId })
    expect(over.value).toMatchObject({ errorCode: 'rgs.free_round_gone' })
    expect(await asker.listFreeRounds(player.playerRef)).toMatchObject([{ left: 0, state: 'used' }])
    const now = Date.now()
    const span = { from: new Date(now - 3_600_000), to: new Date(now + 3_600_000) }
    expect(await asker.statement(span)).toEqual([])
  })

  test('of another player, another stake, a game or stake not on offer, or a cancelled campaign: none', async () => {
    const { player, token } = await server.open('10.00')
    const other = await server.open('10.00')
    const campaign = campaignOf(player.playerRef)
    await asker.grantFreeRounds(campaign)
    const { campaignId } = campaign
    const gone = { errorCode: 'rgs.free_round_gone' }
    expect((await server.play(other.token, { campaignId })).value).toMatchObject(gone)
    const dearer = await server.play(token, { campaignId, stake: '1.00' })
    expect(dearer.value).toMatchObject(gone)
    const noGame = campaignOf(player.playerRef, { gameCode: 'no-such-game' })
    expect(await asker.grantFreeRounds(noGame)).toMatchObject({ refused: 'game' })
    const noStake = campaignOf(player.playerRef, { stake: '0.07' })
    expect(await asker.grantFreeRounds(noStake)).toMatchObject({ refused: 'stake' })
    expect(await asker.cancelFreeRounds(campaignId)).toMatchObject({
      campaign: { state: 'cancelled' },
    })
    expect((await server.play(token, { campaignId })).value).toMatchObject(gone)
    expect(await asker.cancelFreeRounds(randomUUID())).toMatchObject({ refused: 'unknown' })
  })
})
