import { act, screen } from '@testing-library/react'
import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import { expect, test } from 'vitest'
import { hideBalance } from '../../core/session/balance-hidden.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { demoAnnouncements } from '../../testing/demo-announcements.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { pageText, showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { MemberCard } from './member-card.tsx'

const announcementsPath = '/wps/relay/MCSFE_getListAnnouncements'
const fundsPath = '/wps/member/info/funds/consolidated'
const sprout = { labelName: 'Broto', labelNames: { PT: 'Broto', EN: 'Sprout' }, rankLevel: 1 }

const show = (
  change: Partial<MemberInfo> = {},
  exclusion: object | null = null,
  modules: Readonly<Record<string, boolean>> = {},
) =>
  showToMember(
    <MemberCard />,
    {
      [announcementsPath]: () => value({ ...demoAnnouncements(''), headline: [], exclusion }),
      [fundsPath]: () =>
        value({
          funds: {
            currency: 'BRL',
            total: '185.00',
            available: '120.00',
            held: '40.00',
            vendorWallets: [],
          },
        }),
    },
    { member: { ...demoMember(), ...change }, modules },
  )
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a member is greeted by name, with the day of registration and the balance', async () => {
  await show({ regDate: Date.parse('2026-03-10T12:00:00Z') })
  expect(await screen.findByRole('heading', { name: 'Olá, Ana' })).toBeTruthy()
  expect(pageText()).toContain('Com a gente desde 10')
  expect(pageText()).toContain('…')
  await act(async () => balanceStore.set({ amount: '12.50', currency: 'BRL', seq: '1' }))
  expect(pageText()).toContain('R$ 12,50')
})

test('a member without a nickname is greeted by the account, without the brand', async () => {
  await show({ nickname: '' })
  expect(await screen.findByRole('heading', { name: 'Olá, ana' })).toBeTruthy()
})

test('a hidden balance shows neither amount nor parts', async () => {
  hideBalance(true)
  const server = await show({}, null, { AGENTPOLICY3: true })
  await act(async () => balanceStore.set({ amount: '12.50', currency: 'BRL', seq: '1' }))
  expect(pageText()).toContain('••••••')
  expect(pageText()).not.toContain('12,50')
  expect(server.to(fundsPath)).toEqual([])
})

test('the level is shown where the brand has levels and the member one', async () => {
  await show({ clubLabel: sprout })
  expect(await screen.findByText('VIP Broto')).toBeTruthy()
  expect(hrefs()).toEqual(['/member?page=playerRank', '/member?page=depositv2'])
})

test('a member without a level has no chip', async () => {
  await show()
  await screen.findByText('Depositar')
  expect(hrefs()).toEqual(['/member?page=depositv2'])
})

test('on a break money can only be taken out, and no level is praised', async () => {
  await show({ clubLabel: sprout }, { kind: 'pause', endsAt: '2030-01-01T12:00:00.000Z' })
  expect(await screen.findByText('Sacar')).toBeTruthy()
  expect(hrefs()).toEqual(['/member?page=withdraw'])
})
