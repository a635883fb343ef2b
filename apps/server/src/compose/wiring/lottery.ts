import { createDatabase } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import {
  chooseDrawSources,
  createLottery,
  loadTicketKeys,
  type Drawn,
  type Lottery,
  type PaidPrize,
} from '../../modules/lottery/index.ts'
import type { CatalogueDesk } from '../../modules/catalogue/index.ts'
import type { Mailboxes } from '../../modules/inbox/index.ts'
import type { Live } from '../../modules/live/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Records } from '../../modules/records/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

/** New numbers, for the pages of every copy. */
export const drawnTopic = 'lottery.drawn'

/** The upline members whose shares are paid: an agent's tree is not deeper. */
const levelsMax = 12

type Neighbours = {
  /** Whether operators have all play of the brand off. */
  readonly isPlayOff: (brandId: number) => Promise<boolean>
  readonly wallet: Wallet
  readonly members: MemberDirectory
  readonly live: Live
  readonly inbox: Pick<Mailboxes, 'send'>
  readonly records: Pick<Records, 'printTicket'>
  readonly settings: Settings
  readonly staff: Pick<Staff, 'approvals'>
  readonly catalogueDesk: Pick<CatalogueDesk, 'addLottery'>
}

/** Winners that wait for their notification; beyond this number only the orders show the prize. */
const tellingMax = 20_000

/** Notifies winners one after the other, so that a draw with many does not use up the connections. */
const createNotifyWinners = (
  { logger }: Pick<Platform, 'logger'>,
  { live, inbox }: Pick<Neighbours, 'live' | 'inbox'>,
) => {
  const waiting: PaidPrize[] = []
  let isTelling = false
  const tell = async (prize: PaidPrize): Promise<void> => {
    const { memberId, creditId, gameId, gameNames, numero, amountMinor, paidAt } = prize
    const winAmount = formatMoney(amountMinor)
    await live.publishToMember(memberId, { topic: 'prize', gameId, numero, winAmount })
    await inbox.send(memberId, [
      {
        source: `lottery:prize:${creditId}`,
        kind: 'lottery_won',
        params: { amount: winAmount, names: gameNames, numero },
        about: { what: 'lottery', id: numero },
        sentAt: paidAt,
      },
    ])
  }
  return async (prizes: readonly PaidPrize[]): Promise<void> => {
    waiting.push(...prizes.slice(0, tellingMax - waiting.length))
    if (isTelling) return
    isTelling = true
    for (let prize = waiting.shift(); prize; prize = waiting.shift()) {
      await tell(prize).catch((error: unknown) =>
        logger.warn({ err: error }, 'winner not notified'),
      )
    }
    isTelling = false
  }
}

/** Draws and orders of lotteries, and their listeners. */
export const buildLottery = async (
  { pools, clock, logger, bus, config, environment }: Platform,
  { wallet, members, live, inbox, records, settings, staff, isPlayOff, catalogueDesk }: Neighbours,
): Promise<Lottery> => {
  const ticketKeys = await loadTicketKeys(config.SECRETS_DIR, clock.now())
  const notifyWinners = createNotifyWinners({ logger }, { live, inbox })
  return createLottery({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    logger,
    staff: staff.approvals,
    drawSources: chooseDrawSources(environment, logger),
    ticketKeys,
    catalogue: {
      addLottery: (tx, { brandId, ...listing }) =>
        catalogueDesk.addLottery(tx, {
          ...listing,
          hiddenAt: settings.brands().flatMap(({ id }) => (id === brandId ? [] : [id])),
        }),
    },
    records,
    settings: {
      timeZoneOf: timeZoneOf(settings),
      brandNameOf: (brandId) => settings.brand(brandId).row.name,
      takesStakes: async (brandId) => {
        const { maintenance, disabledModules } = settings.brand(brandId)
        if (maintenance || disabledModules.has('GAMELO3')) return false
        return !(await isPlayOff(brandId))
      },
      lotteryTypesOf: (brandId) => settings.brand(brandId).lotteryTypes,
      offersSharedTickets: (brandId) => settings.jurisdictionRulesOf(brandId).sharedTickets,
      // Reais have no parts of a centavo that a Brazilian player could pay or be paid.
      offersPartsOfCentavo: (brandId) => settings.brand(brandId).row.jurisdiction !== 'br',
    },
    members: {
      listAbove: async (memberId) => {
        const above: bigint[] = []
        let at = await members.findMember(memberId)
        for (let level = 0; at?.uplineMemberId && level < levelsMax; level += 1) {
          at = await members.findMember(at.uplineMemberId)
          if (at && !at.closedAt) above.push(at.memberId)
        }
        return above
      },
      accountsOf: async (memberIds) => {
        const found = new Map<bigint, string>()
        for (const memberId of new Set(memberIds)) {
          const member = await members.findMember(memberId)
          if (member) found.set(memberId, member.account)
        }
        return found
      },
    },
    listeners: {
      onDrawn: (drawn: Drawn) => {
        bus
          .publish(drawnTopic, drawn)
          .catch((error: unknown) => logger.warn({ err: error }, 'draw not pushed'))
      },
      onPaid: (prizes) => void notifyWinners(prizes),
    },
  })
}
