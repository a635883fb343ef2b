import { createDatabase } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { addSettledInTx } from '../../modules/agents/index.ts'
import { isPaidByCpf } from '../../modules/cashier/index.ts'
import { gameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import { createSecretBox, loadAccountKeys, type Identity } from '../../modules/identity/index.ts'
import type { Live } from '../../modules/live/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Play } from '../../modules/play/index.ts'
import type { Points } from '../../modules/points/index.ts'
import { createRewards, type Rewards, type RewardsNeeds } from '../../modules/rewards/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Vip } from '../../modules/vip/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { createCountedShareOf } from '../stakes/counted-share-of.ts'
import { eligibleMembers } from '../accounts/eligible-members.ts'
import { memberSettings } from './members.ts'
import type { Platform } from '../platform.ts'
import type { FindMultiAccountSignals } from '../accounts/find-multi-account-signals.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly live: Live
  readonly play: Play
  readonly points: Points
  readonly vip: Vip
  readonly findMultiAccountSignals: FindMultiAccountSignals
}

/** Members, their referrers, and the reasons against counting a friend. */
const membersOf = ({
  members,
  wallet,
  findMultiAccountSignals,
}: Neighbours): RewardsNeeds['members'] => {
  const findMembers = (ids: readonly bigint[]) => members.findMembers([...new Set(ids)])
  return {
    ...eligibleMembers({ members, wallet }),
    findInviteCode: async (memberId) => (await members.findMember(memberId))?.inviteCode ?? '',
    listBornOn: members.listBornOn,
    countReferred: members.countReferred,
    listReferred: members.listReferred,
    findMaskedNames: members.findMaskedNames,
    findBrands: async (ids) =>
      new Map((await findMembers(ids)).map(({ memberId, brandId }) => [memberId, brandId])),
    accountsOf: async (ids) =>
      new Map((await findMembers(ids)).map(({ memberId, account }) => [memberId, account])),
    findMultiAccountSignals,
  }
}

/** Whether a bank confirmed a member's identity. */
const cashierOf = ({ members }: Pick<Neighbours, 'members'>): RewardsNeeds['cashier'] => ({
  isVerifiedPerson: async (memberId, tx) => {
    const cpf = (await members.findMember(memberId, tx))?.taxId
    return cpf ? isPaidByCpf(tx, memberId, cpf) : false
  },
})

/** Seals with the keys of accounts, and whether a login of the member needs more than a password. */
const identityOf = async (
  identity: Identity,
  secretsFolder: string,
): Promise<RewardsNeeds['identity']> => {
  const box = createSecretBox(await loadAccountKeys(secretsFolder))
  return {
    sealSecret: box.seal,
    openSecret: box.open,
    hasSecondFactor: async (memberId) => {
      const { totpOn, passkeyCount } = await identity.guardsOf(memberId)
      return totpOn || passkeyCount > 0
    },
  }
}

/** Grants free rounds, and lists those that can still be played. */
const freeRoundsOf = ({ freeRounds }: Play, clock: Clock): RewardsNeeds['play'] => ({
  grantFreeRounds: freeRounds.grantFreeRounds,
  listFreeRounds: async (memberId) => {
    const rows = await freeRounds.listFreeRounds(memberId)
    const now = clock.now()
    return rows
      .filter(
        ({ state, used, rounds, expires_at: expiresAt }) =>
          (state === 'asked' || state === 'granted') && used < rounds && expiresAt > now,
      )
      .map((row) => ({
        id: row.id,
        nodeId: row.node_id,
        rounds: row.rounds,
        left: row.rounds - row.used,
        stakeMinor: row.stake_minor,
        winTurnover: row.win_turnover,
        expiresAt: row.expires_at,
      }))
  },
})

const gamesOf = (catalogue: Catalogue): RewardsNeeds['catalogue'] => ({
  productOf: (nodeId) => catalogue.findKnown(nodeId)?.row.category,
  nameOf: (nodeId, language) => {
    const game = catalogue.findKnown(nodeId)
    return game && gameIn(game, language).gameName
  },
  isOpen: (nodeId, brandId) => catalogue.findGame(nodeId, brandId) !== undefined,
  countedShareBp: createCountedShareOf(catalogue.findKnown),
})

/** The reward center and its sources. */
export const buildRewards = async (
  platform: Platform,
  neighbours: Neighbours,
): Promise<Rewards> => {
  const { settings, identity, wallet, catalogue, live, play, points, vip } = neighbours
  const { pools, clock, config, logger } = platform
  const rewards = await createRewards({
    database: createDatabase(pools.requests),
    clock,
    logger,
    wallet,
    settings: {
      timeZoneOf: timeZoneOf(settings),
      jurisdictionOf: (brandId) => settings.brand(brandId).row.jurisdiction,
      siteOriginOf: (brandId) => memberSettings(settings, config).siteOf(brandId).origin,
    },
    members: membersOf(neighbours),
    cashier: cashierOf(neighbours),
    identity: await identityOf(identity, config.SECRETS_DIR),
    play: freeRoundsOf(play, clock),
    catalogue: gamesOf(catalogue),
    points: {
      rateInTx: points.rateInTx,
      changeInTx: points.changeInTx,
      grantInTx: points.grantInTx,
      worthInTx: points.worthInTx,
    },
    vip: {
      findRank: async (brandId, memberId, tx) =>
        (await vip.findRank(brandId, memberId, tx))?.rankLevel,
    },
    agents: { addSettledInTx },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
    listeners: {
      onChanged: (memberIds) => {
        for (const memberId of memberIds) {
          rewards
            .countRewards(memberId)
            .then((count) => live.publishToMember(memberId, { topic: 'reward', ...count }))
            .catch((error: unknown) => logger.warn({ err: error }, 'rewards not pushed'))
        }
      },
    },
  })
  return rewards
}
