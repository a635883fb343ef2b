import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { BetPages } from './bet-pages.tsx'

const lists = {
  Jogos: '/wps/relay/ODSFE2_betRecord',
  Loterias: '/lgw/orders',
  Raspadinhas: '/lgw/instant/orders',
  Esportes: '/wps/sports/slips',
} as const

const show = (query: string) =>
  showToMember(<BetPages />, {}, { address: `/member?page=personalHistoryCopy${query}` })
const address = () => screen.getByTestId('address').textContent
const chosen = () => screen.getAllByRole('button', { pressed: true })[0]?.textContent

test.each([
  ['Jogos', ''],
  ['Jogos', '&product=GAMES'],
  ['Loterias', '&product=LOTT'],
  ['Raspadinhas', '&product=INSTANT'],
  ['Esportes', '&product=SPORTS'],
  ['Jogos', '&product=CHESS'],
] as const)('MEMBER-5: the address names the list: %s for “%s”', async (name, query) => {
  const server = await show(query)
  expect(chosen()).toBe(name)
  await expect.poll(() => server.to(lists[name]).length).toBeGreaterThan(0)
  const others = Object.values(lists).filter((path) => path !== lists[name])
  expect(server.asked.filter(({ path }) => others.some((one) => one === path))).toEqual([])
})

test('choosing another list drops the filters of the one before', async () => {
  await show('&span=days30')
  await press('Loterias')
  expect(address()).toBe('/member?page=personalHistoryCopy&product=LOTT')
  await press('Jogos')
  expect(address()).toBe('/member?page=personalHistoryCopy')
})
