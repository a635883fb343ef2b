import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as ProviderList } from './provider-list-page.tsx'

const path = '/wps/relay/GCSGAME_gameVendor'
const card = (vassalage: string, displayName: string, gameType: string) => ({
  vassalage,
  displayName,
  gameType,
  lagerIcon: '',
  isGame: 'VASSALAGE',
  nodeId: 1,
  gameCount: 3,
})
const lane = (title: string, ...cards: ReturnType<typeof card>[]) => ({
  title,
  gameClassify: '',
  cards,
})

test('CALL-38: the page of providers requests platform html5-desktop and shows value.data.lanes', async () => {
  const server = await standInServer({
    [path]: () =>
      value({
        data: {
          lanes: [
            lane('BGS', card('BGS', 'Trevo Originais', 'BGS')),
            lane('ESPORTS', card('IMES', 'Arena', 'SPORTS')),
          ],
        },
      }),
  })
  startSession(initialSession(server.status, () => 0))
  await showPage(<ProviderList />, { address: '/provider' })
  const originals = await screen.findByRole('heading', { level: 2, name: 'Originais' })
  const section = originals.closest('section')
  expect(section && within(section).getByText(/Trevo Originais/)).toBeTruthy()
  const esports = screen.getByRole('heading', { level: 2, name: 'E-sports' }).closest('section')
  expect(esports && within(esports).getByText(/Arena/)).toBeTruthy()
  const [asked] = server.to(path)
  expect(asked?.query.get('platform')).toBe('html5-desktop')
  expect(asked?.headers.get('ModuleId')).toBe('GAMELO3')
})
