import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.logIn>>

const valueOf = <Value>(
  answer: { ok: true; value: Value } | { ok: false; code: string },
): Value => {
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const kindFor = (term: ExclusionTerm) => (term === 'indefinite' ? 'exclusion' : 'pause')
const exclude = async ({ api }: Member, term: ExclusionTerm) =>
  valueOf(
    await api.call(endpoints.excludeSelf, {
      body: { kind: kindFor(term), term, password: demoPasswords.member, statementAccepted: true },
    }),
  ).running
const announcedTo = async ({ api }: Pick<Member, 'api'>) =>
  valueOf(await api.call(endpoints.listAnnouncements, { query: { execution: 'A' } }))
const promotionsOf = async ({ api }: Pick<Member, 'api'>) =>
  valueOf(await api.call(endpoints.listPromotions, { query: {} }))
const depositOf = async ({ api }: Member) => valueOf(await api.call(endpoints.getDepositSettings))
const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)

const codeOf = (answer: { ok: boolean; code?: string }): string => answer.code ?? 'ok'
/** Every endpoint that contains only what calls to play. */
const callsOf = (api: Member['api']) => ({
  getMissionSummaryDetails: () => api.call(endpoints.getMissionSummaryDetails, { query: {} }),
  getMissionLeaderboard: () => api.call(endpoints.getMissionLeaderboard, { query: {} }),
  getPlayerRankProgress: () => api.call(endpoints.getPlayerRankProgress, { query: {} }),
  listLevelBenefits: () => api.call(endpoints.listLevelBenefits, { query: {} }),
  listRaffles: () => api.call(endpoints.listRaffles, { query: {} }),
  listFreeRounds: () => api.call(endpoints.listFreeRounds, { query: {} }),
  getReferralDetails: () => api.call(endpoints.getReferralDetails, { query: {} }),
  listPointRewards: () => api.call(endpoints.listPointRewards, { query: {} }),
  getPointConfig: () => api.call(endpoints.getPointConfig, { query: {} }),
  saveSlip: () =>
    api.call(endpoints.saveSlip, {
      body: {
        clientId: randomUUID(),
        gameId: 7001,
        name: 'Sempre',
        prizeModeId: 1,
        bettingSlipString: '0~1~1~1~0~1',
      },
    }),
  saveSlipDraft: () => api.call(endpoints.saveSlipDraft, { body: { legs: [] } }),
})

test('every endpoint that calls to play is asked here', () => {
  const calling = allEndpoints.filter(({ callsToPlay }) => callsToPlay).map(({ name }) => name)
  expect(Object.keys(callsOf(server.guest())).toSorted()).toEqual(calling.toSorted())
})

let ana: Member
let davi: Member

beforeAll(async () => {
  ana = await server.logIn('ana.demo')
  davi = await server.logIn('davi.demo')
  for (const [name, callsToPlay] of [
    ['Jogue hoje', true],
    ['Manutenção', false],
  ] as const) {
    const text = { title: name, content: name }
    await server.pool.query(
      `insert into messaging.announcement (brand_id, kind, execution, name, texts, published_at,
         calls_to_play)
       values (1, 'PU', 'F', $1, $2, '2026-01-01T00:00:00Z', $3)`,
      [name, { PT: text, EN: text }, callsToPlay],
    )
  }
})

describe.each(['open', 'br'] as const)(
  'a member excluded from play, under the profile %s',
  (law) => {
    let member: Member

    beforeAll(async () => {
      await server.change(`update settings.brand set jurisdiction = '${law}' where id = 1`)
      member = law === 'open' ? ana : davi
    })

    test('POPUP-3: gets only announcements that do not advertise play, from the same moment on', async () => {
      const before = await announcedTo(member)
      expect(titlesOf(before.popup)).toEqual(expect.arrayContaining(['Jogue hoje', 'Manutenção']))
      expect(before.banners).not.toEqual([])
      await exclude(member, law === 'open' ? 'week' : 'indefinite')
      // Every session is over; the way in stays open.
      await server.change("update settings.brand set jurisdiction = 'open' where id = 1")
      member = await server.logIn(law === 'open' ? 'ana.demo' : 'davi.demo')
      await server.change(`update settings.brand set jurisdiction = '${law}' where id = 1`)
      if (law === 'open') ana = member
      const { banners, popup, promotion, player, headline, exclusion } = await announcedTo(member)
      expect(banners).toEqual([])
      expect(titlesOf(popup)).toEqual(['Manutenção'])
      expect(titlesOf(promotion)).toEqual(['Three free withdrawals a day'])
      expect(titlesOf(player)).toEqual(['Play responsibly'])
      expect(titlesOf(headline)).toEqual(['Open books'])
      const { running } = valueOf(await member.api.call(endpoints.getExclusion))
      const kind = law === 'open' ? 'pause' : 'exclusion'
      const endsAt = running?.endsAt ?? null
      expect([before.exclusion, exclusion]).toEqual([null, { kind, endsAt }])
      // Nobody on the way keeps it for somebody else, and everybody else gets it as before.
      expect(titlesOf((await announcedTo({ api: server.guest() })).popup)).toContain('Jogue hoje')
    })

    test('is offered no promotion, and sees until when', async () => {
      const { running } = valueOf(await member.api.call(endpoints.getExclusion))
      const endsAt = running?.endsAt ?? null
      expect(await promotionsOf(member)).toMatchObject({ list: [], exclusion: { endsAt } })
      const others = await promotionsOf({ api: server.guest() })
      expect(others.exclusion).toBeNull()
      expect(others.list).not.toEqual([])
    })

    test('MEMBER-4: is refused missions, ranking, levels, raffles, referral and the points mall', async () => {
      for (const [name, ask] of Object.entries(callsOf(member.api))) {
        expect([name, codeOf(await ask())]).toEqual([name, 'account.excluded'])
      }
      // What is the member's own stays.
      expect(codeOf(await member.api.call(endpoints.getPointBalance))).not.toBe('account.excluded')
      expect(codeOf(await member.api.call(endpoints.getBalance))).toBe('ok')
    })

    test('sees on the deposit page why it is closed, and until when', async () => {
      const { running } = valueOf(await member.api.call(endpoints.getExclusion))
      expect(running?.endsAt === null).toBe(law === 'br')
      const { allowDeposit, exclusion, depositInfo } = await depositOf(member)
      expect({ allowDeposit, exclusion }).toMatchObject({
        allowDeposit: 'N',
        exclusion: { endsAt: running?.endsAt ?? null },
      })
      expect(depositInfo.promotions).toEqual([])
    })
  },
)

test('a member’s announcements are cached by nobody, a guest’s for a moment', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.baseUrl}${endpoints.listAnnouncements.path}`, {
      headers: { merchant: 'trevo', moduleid: 'COMM3', ...headers },
    })
  const known = await ask({ authorization: ana.token })
  expect(known.headers.get('cache-control')).toBe('no-store')
  const guest = await ask({})
  expect(guest.headers.get('cache-control')).toBe('public, max-age=30')
  expect(guest.headers.get('vary')).toMatch(/\bAuthorization\b/)
})

test('all of it is there again once the exclusion is over', async () => {
  await server.pool.query(
    `update members.exclusion set ends_at = now() - interval '1 second'
     where member_id = $1 and ended_at is null`,
    [ana.memberId],
  )
  await server.server.modules.members.endExclusions()
  expect(titlesOf((await announcedTo(ana)).popup)).toContain('Jogue hoje')
  const { list, exclusion } = await promotionsOf(ana)
  expect([exclusion, list.length > 0]).toEqual([null, true])
  expect(await depositOf(ana)).toMatchObject({ allowDeposit: 'Y', exclusion: null })
})
