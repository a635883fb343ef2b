import { beforeAll, expect, test, vi } from 'vitest'
import { initialSession } from '../core/session/session-state.ts'
import { enterSession, startSession } from '../core/session/store.ts'
import { allQueries, exampleOf } from '../testing/all-queries.ts'
import { demoMember } from '../testing/demo-member.ts'
import { standInServer } from '../testing/stand-in-server.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  return () => vi.useRealTimers()
})

/** The first call of every query, as it is sent. */
const recordAsked = async (): Promise<readonly string[]> => {
  const server = await standInServer({})
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  const send = fetch
  vi.stubGlobal('fetch', async (...of: Parameters<typeof fetch>) => {
    await send(...of).catch(() => undefined)
    return Response.json({ success: true, value: null })
  })
  const lines: string[] = []
  for (const query of allQueries) {
    const { queryFn, initialPageParam } = exampleOf(query)
    const before = server.asked.length
    // oxlint-disable-next-line no-await-in-loop
    await queryFn({ signal: new AbortController().signal, pageParam: initialPageParam }).catch(
      () => undefined,
    )
    const [asked] = server.asked.slice(before)
    // It depends on where the day begins.
    if (asked?.query.has('startTime')) asked.query.set('startTime', 'midnight')
    const body = asked?.body === undefined ? '' : ` ${JSON.stringify(asked.body)}`
    lines.push(
      asked
        ? `${query.name}: ${asked.method} ${asked.path}?${asked.query}${body}`
        : `${query.name}: nothing`,
    )
  }
  return lines.toSorted()
}

test('every query of the site asks for what is recorded here: its path, and how much at once', async () => {
  await expect(`${(await recordAsked()).join('\n')}\n`).toMatchFileSnapshot('asked-by-queries.txt')
})
