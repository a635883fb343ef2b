import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestServer,
  type TestServer,
} from '../../apps/server/src/testing/start-test-server.ts'
import { openFrontDoor, type FrontDoor } from './front-door.ts'
import { judgePages, openPage } from './pages.ts'
import { startBets } from './players.ts'

type Copy = Awaited<ReturnType<TestServer['openCopy']>>

let server: TestServer
let door: FrontDoor
const copies: Copy[] = []
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web,worker' } })
  door = await openFrontDoor(0)
})
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.server.close()))
  await door.close()
  await server.close()
})

const portOf = ({ baseUrl }: Copy): number => Number(new URL(baseUrl).port)
const openBehindDoor = async (): Promise<Copy> => {
  const copy = await server.openCopy()
  door.add(portOf(copy))
  return copy
}

it('copies replaced one by one under load: no bet fails, and pages miss nothing', async () => {
  copies.push(await openBehindDoor(), await openBehindDoor())
  const members = [await server.logIn('bento.demo'), await server.logIn('clara.demo')]
  for (const { memberId } of members) await server.deposit(memberId, `deploy-${memberId}`, '500')
  const pages = members.flatMap(({ token }, member) =>
    Array.from({ length: 4 }, () => openPage(door.origin, member, token)),
  )
  const tokens = members.map(({ token }) => token)
  const order = { baseUrl: door.origin, keys: server.vendorKeys, tokens, playersEach: 2 }
  const bets = await startBets(order)
  const sentTo: number[][] = members.map(() => [])
  const over = new AbortController()
  const talking = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const member = number % members.length
      const prize = {
        topic: 'prize',
        gameId: 1,
        numero: String(number),
        winAmount: '1.00',
      } as const
      await server.server.modules.live.publishToMember(members[member]?.memberId ?? 0n, prize)
      sentTo[member]?.push(number)
      await pause(20)
    }
  })()
  // Messages sent before a page was connected for the first time do not count as missed.
  await expect.poll(() => pages.every(({ heard }) => heard.size > 0)).toBe(true)
  const first = pages.map(({ heard }) => Math.min(...heard.keys()))

  for (const [index, old] of [...copies].entries()) {
    copies[index] = await openBehindDoor()
    old.server.leave()
    // Longer than the proxy needs to notice.
    await pause(1_000)
    await old.server.close()
    door.remove(portOf(old))
  }
  await expect.poll(() => pages.every(({ returns }) => returns > 0)).toBe(true)
  over.abort()
  await talking
  const played = await bets.stop()
  const judge = () =>
    pages.reduce((lost, page, at) => {
      const sent = sentTo.map((numbers) => numbers.filter((number) => number >= (first[at] ?? 0)))
      return lost + judgePages([page], sent).lost
    }, 0)
  await expect.poll(judge).toBe(0)
  expect(played).toMatchObject({ failed: 0 })
  expect(played.answered).toBeGreaterThan(50)
  expect(pages.map(({ resyncs }) => resyncs)).toEqual(pages.map(() => 0))
  expect(judgePages(pages, sentTo).repeated).toBe(0)
  for (const page of pages) page.close()
  const { problems } = await server.server.modules.wallet.proveConservation()
  expect(problems).toEqual([])
}, 120_000)
