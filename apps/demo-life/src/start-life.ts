import { setTimeout as pause } from 'node:timers/promises'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import type { Config } from './config.ts'
import type { RoundCount } from './count-rounds.ts'
import { createDoor, type Entered } from './enter.ts'
import { keepCardTables } from './cards/keep-card-tables.ts'
import { disturbDeposit } from './disturb-deposit.ts'
import { keepLimits } from './keep-limits.ts'
import { keepFunds, takeHome } from './move-money.ts'
import { VisitEnds } from './needed.ts'
import { keepRooms } from './rooms/keep-rooms.ts'
import {
  afterRefusalMs,
  firstRounds,
  restAfterVisitMs,
  seatCount,
  whileNoneLeftMs,
} from './pace.ts'
import { keepQueues } from './office/keep-queues.ts'
import { playVisit } from './play-visit.ts'
import { chooseQuestion, writeToDesk } from './write-to-desk.ts'

const seatsApartMs = 1_500

export type LifeOptions = {
  readonly config: Config
  readonly count: RoundCount
  /** Bets in rooms that are kept alive. */
  readonly bets: RoundCount
  /** From 0 up to 1; chooses the next member, game, stake and pause. Never an outcome. */
  chance(): number
  now(): Date
  log(line: string): void
}

/**
 * Lets the members play in turn on a few seats until it is stopped. The game server finishes a round that is still
 * open, as for any player who closes the window.
 */
export const startLife = ({ config, count, bets, chance, now, log }: LifeOptions) => {
  const controller = new AbortController()
  const { signal } = controller
  const enter = createDoor(config)
  // Those who play high come first, so that the queue of withdrawals is soon filled.
  const waiting: DemoMember[] = demoMembers.toSorted(
    (one, other) => other.habit.deposit - one.habit.deposit,
  )
  const isNew = (): boolean => count.inAll() < firstRounds

  const takeMember = (): DemoMember | undefined =>
    waiting.splice(isNew() ? 0 : Math.floor(chance() * waiting.length), 1)[0]

  const report = (error: unknown): void => {
    if (!signal.aborted) log(`demo-life: ${String(error)}`)
  }

  /** Lets an idle member do something. @returns whether it was completed. */
  const withMember = async (work: (entered: Entered) => Promise<void>): Promise<boolean> => {
    const member = takeMember()
    // Everybody is somewhere: the place stays empty for a while.
    if (!member) return false
    try {
      const entered = await enter(member)
      await keepFunds(entered)
      await work(entered)
      return true
    } catch (error) {
      if (!(error instanceof VisitEnds)) report(error)
      return false
    } finally {
      waiting.push(member)
    }
  }

  /** Returns how long the seat stays empty afterwards, in ms. */
  const visit = async (): Promise<number> => {
    if (!count.isLeft()) return whileNoneLeftMs
    const isDone = await withMember(async (entered) => {
      await disturbDeposit(entered, chance(), isNew())
      await playVisit(entered, { rgsUrl: config.rgsUrl, count, chance, signal })
      await takeHome(entered, config.password)
      const question = chooseQuestion(chance(), isNew())
      if (question !== undefined) await writeToDesk(entered, question)
    })
    return isDone ? restAfterVisitMs(now(), count.inAll(), chance()) : afterRefusalMs
  }

  const keepSeat = async (number: number): Promise<void> => {
    // One after the other at first; after a restart each member is somewhere in its pause.
    const first = isNew()
      ? number * seatsApartMs
      : chance() * restAfterVisitMs(now(), count.inAll(), 0)
    await pause(first, undefined, { signal })
    while (!signal.aborted) {
      await pause(await visit(), undefined, { signal })
    }
  }

  const { rgsUrl } = config
  keepCardTables({ withMember, count, bets, chance, signal, rgsUrl }).catch(report)
  keepRooms({ withMember, bets, chance, signal, rgsUrl }).catch(report)
  keepLimits(config, { signal, report }).catch(report)
  keepQueues({ config, enter, now, log }, { signal, report }).catch(report)
  for (let number = 0; number < seatCount; number += 1) {
    keepSeat(number).catch(report)
  }
  return { stop: () => controller.abort() }
}
