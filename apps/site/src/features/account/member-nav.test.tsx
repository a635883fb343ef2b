import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { MemberNav } from './member-nav.tsx'

/** The text of each entry's badge, where there is one, by the page it links to. */
const badges = () =>
  Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [
        new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('page'),
        /\d+/.exec(link.textContent ?? '')?.[0],
      ])
      .filter(([, count]) => count !== undefined),
  )

/** The pages that the navigation links to. */
const linked = () =>
  screen
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('page'))

const showTo = async (jurisdiction: 'open' | 'br', person: Partial<MemberInfo>) => {
  const server = await standInServer({
    '/wps/relay/MCS2_getRewardCount': () => value({ unclaimed: 0, missions: 0 }),
    '/wps/relay/CSP_unreadCount': () => value(0),
  })
  const status = withBrand(server.status, {})
  const brand = { ...status.info.brand, jurisdiction }
  startSession(initialSession({ ...status, info: { ...status.info, brand } }, () => 0))
  enterSession('tok', { ...demoMember(), ...person })
  await showPage(<MemberNav current="securityCenter" />)
}

test.each([
  ['a member without an agent', 'open', {}, []],
  ['a member of an agent', 'open', { hasAgent: true }, ['transferUpline', 'ownAgent']],
  ['an agent', 'open', { type: 1 }, ['transferUpline']],
  ['a member of an agent in Brazil', 'br', { hasAgent: true }, ['ownAgent']],
] as const)('%s (%s) has only pages that they can use', async (_, jurisdiction, person, shown) => {
  await showTo(jurisdiction, person)
  expect(linked().filter((page) => page === 'transferUpline' || page === 'ownAgent')).toEqual(shown)
})

const open = async (unclaimed: number, missions: number, unread: number) => {
  const server = await standInServer({
    '/wps/relay/MCS2_getRewardCount': () => value({ unclaimed, missions }),
    '/wps/relay/CSP_unreadCount': () => value(unread),
  })
  startSession(
    initialSession(
      withBrand(server.status, { INBOX3: true, REWCEN3: true, PTSYS3: true, VIP: true }),
      () => 0,
    ),
  )
  enterSession('tok', demoMember())
  await showPage(<MemberNav current="securityCenter" />)
}

test('MEMBER-5: only missions, messages and rewards have a badge for what is new', async () => {
  await open(5, 2, 3)
  await waitFor(() =>
    expect(badges()).toEqual({ rewardCenter: '5', missionLeaderboard: '2', messageV2: '3' }),
  )
})

test('MEMBER-5: without anything new there is no badge', async () => {
  await open(0, 0, 0)
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(10))
  expect(badges()).toEqual({})
})
