import { setTimeout as pause } from 'node:timers/promises'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import type { Config } from './config.ts'
import type { RoundCount } from './count-rounds.ts'
import { createDoor } from './enter.ts'
import { keepFunds, takeHome } from './move-money.ts'
import { VisitEnds } from './needed.ts'
import { firstRounds, restAfterVisitMs, seatCount } from './pace.ts'
import { keepCompany } from './keep-company.ts'
import { playVisit } from './play-visit.ts'

const afterRefusalMs = 60_000
const whileNoneLeftMs = 600_000
const seatsApartMs = 1_500

export type LifeOptions = {
  readonly config: Config
  readonly count: RoundCount
  /** From 0 up to 1; which member, game, stake and pause come next. Never an outcome. */
  chance(): number
  now(): Date
  log(line: string): void
}

/**
 * Lets the members play in turn on a few seats until it is stopped. A round under way then is
 * finished by the game server, like anybody's who closes the window.
 */
export const startLife = ({ config, count, chance, now, log }: LifeOptions) => {
  const controller = new AbortController()
  const { signal } = controller
  const enter = createDoor(config)
  const waiting: DemoMember[] = [...demoMembers]

  const takeMember = (): DemoMember | undefined =>
    waiting.splice(Math.floor(chance() * waiting.length), 1)[0]

  /** Answers how long the seat stays empty afterwards, in ms. */
  const visit = async (member: DemoMember): Promise<number> => {
    if (!count.isLeft()) return whileNoneLeftMs
    try {
      const entered = await enter(member)
      await keepFunds(entered)
      await playVisit(entered, { rgsUrl: config.rgsUrl, count, chance, signal })
      await takeHome(entered, config.password)
      return restAfterVisitMs(now(), count.inAll(), chance())
    } catch (error) {
      if (signal.aborted) return 0
      if (!(error instanceof VisitEnds)) log(`demo-life: ${String(error)}`)
      return afterRefusalMs
    }
  }

  const keepSeat = async (number: number): Promise<void> => {
    // One after the other at first; later starts begin with everybody somewhere in their rest.
    const isNew = count.inAll() < firstRounds
    const first = isNew
      ? number * seatsApartMs
      : chance() * restAfterVisitMs(now(), count.inAll(), 0)
    await pause(first, undefined, { signal })
    while (!signal.aborted) {
      const member = takeMember()
      if (!member) throw new Error('there are more seats than members')
      const restMs = await visit(member)
      waiting.push(member)
      await pause(restMs, undefined, { signal })
    }
  }

  /** Somebody is near the card tables, so that a visitor who waits alone finds a match. */
  const keepTables = async (): Promise<void> => {
    await pause(seatCount * seatsApartMs, undefined, { signal })
    while (!signal.aborted) {
      const member = takeMember()
      if (!member) throw new Error('there are more seats than members')
      try {
        const entered = await enter(member)
        await keepFunds(entered)
        await keepCompany(entered, { rgsUrl: config.rgsUrl, chance, signal })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof VisitEnds)) log(`demo-life: ${String(error)}`)
        await pause(afterRefusalMs, undefined, { signal })
      } finally {
        waiting.push(member)
      }
    }
  }
  keepTables().catch((error: unknown) => {
    if (!signal.aborted) log(`demo-life: ${String(error)}`)
  })
  for (let number = 0; number < seatCount; number += 1) {
    keepSeat(number).catch((error: unknown) => {
      if (!signal.aborted) log(`demo-life: ${String(error)}`)
    })
  }
  return { stop: () => controller.abort() }
}
