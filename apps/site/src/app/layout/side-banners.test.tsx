import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { SideMenu } from './side-menu.tsx'

const banner = (groupName: string, title: string, linkage = '') => ({
  groupName,
  title,
  url: '',
  linkage,
  linkageType: 'URL',
  text: 'texto',
  action: '',
  hue: 120,
  symbols: ['crown'],
  nodeId: null,
})
const showMenu = async (banners: readonly object[]) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () =>
      value({ banners, player: [], popup: [], promotion: [] }),
  })
  startSession(initialSession(server.status, () => 0))
  await showPage(<SideMenu open onToggle={() => undefined} />)
}

test('MODEL-9, CAROUSEL-4: a banner of w_leftmenu is under the side menu and leads to its target', async () => {
  await showMenu([banner('w_home', 'Casa'), banner('w_leftmenu', 'VIP', '/member?page=playerRank')])
  const link = await screen.findByRole('link', { name: 'VIP texto' })
  expect(link.getAttribute('href')).toBe('/member?page=playerRank')
  expect(screen.queryByText('Casa')).toBeNull()
  const promotions = screen.getByRole('link', { name: 'Promoções' })
  const after = promotions.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(after).not.toBe(0)
})

test('MODEL-9, CAROUSEL-1: several rotate; without any the menu is unchanged', async () => {
  await showMenu([banner('w_leftmenu', 'Um', '/rng'), banner('w_leftmenu', 'Dois', '/rng')])
  expect(await screen.findByRole('region', { name: 'Destaques do menu' })).toBeTruthy()
  cleanup()
  await showMenu([banner('w_home', 'Casa')])
  expect(screen.queryByText('Casa')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Destaques do menu' })).toBeNull()
})
