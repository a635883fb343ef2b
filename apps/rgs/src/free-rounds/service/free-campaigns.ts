import type {
  FreeRoundCampaign,
  FreeRoundListReply,
  FreeRoundReply,
} from '@trevo/contract/vendor/free-rounds.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  cancelCampaign,
  findCampaign,
  insertCampaign,
  listCampaigns,
} from '../repository/free-campaigns.ts'
import type { FreeCampaignRow } from '../../tables.ts'

type Grant = Omit<FreeRoundCampaign, 'left' | 'state'>
type Answer = Omit<FreeRoundReply, 'requestId'>

const present = (row: FreeCampaignRow, now: Date): FreeRoundCampaign => {
  const left = row.rounds - row.used
  const state = row.cancelled_at
    ? 'cancelled'
    : left === 0
      ? 'used'
      : row.expires_at <= now
        ? 'expired'
        : 'open'
  return {
    campaignId: row.id,
    playerRef: row.player_ref,
    gameCode: row.game_code,
    rounds: row.rounds,
    stake: formatMoney(row.stake_minor),
    expiresAt: row.expires_at.toISOString(),
    left,
    state,
  }
}

const refused = (word: NonNullable<Answer['refused']>): Answer => ({
  refused: word,
  campaign: null,
})

/** Free rounds from the platform: for slots only, whose rounds need nothing but a stake. */
export const createFreeCampaigns = ({ database: { db }, clock, findTitle }: Dependencies) => ({
  grant: async (grant: Grant): Promise<Answer> => {
    const known = await findCampaign(db, grant.campaignId)
    if (known) return { refused: null, campaign: present(known, clock.now()) }
    const found = findTitle(grant.gameCode)
    if (found?.title.family !== 'slots') return refused('game')
    const stakeMinor = parseMoney(grant.stake)
    const isOnOffer =
      found.title.stakeStepsMinor.includes(stakeMinor) &&
      found.engine.readChoice(found.title, stakeMinor, null) !== undefined
    if (!isOnOffer) return refused('stake')
    await insertCampaign(db, {
      id: grant.campaignId,
      player_ref: grant.playerRef,
      game_code: grant.gameCode,
      rounds: grant.rounds,
      stake_minor: stakeMinor,
      created_at: clock.now(),
      expires_at: new Date(grant.expiresAt),
    })
    const row = await findCampaign(db, grant.campaignId)
    return row ? { refused: null, campaign: present(row, clock.now()) } : refused('unknown')
  },

  list: async (playerRef: string): Promise<Omit<FreeRoundListReply, 'requestId'>> => {
    const now = clock.now()
    return { campaigns: (await listCampaigns(db, playerRef)).map((row) => present(row, now)) }
  },

  cancel: async (campaignId: string): Promise<Answer> => {
    const now = clock.now()
    await cancelCampaign(db, campaignId, now)
    const row = await findCampaign(db, campaignId)
    return row ? { refused: null, campaign: present(row, now) } : refused('unknown')
  },
})
