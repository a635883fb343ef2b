import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LowData } from '../../core/low-data/low-data.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMenu } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { MarkPage } from '../../entities/member/own-exclusion.ts'
import MenuPopup from './menu-popup.tsx'

const none = { banners: [], player: [], popup: [], promotion: [], headline: [] }

const open = async (exclusion: { endsAt: string | null } | null = null, isLowData = false) => {
  const server = await standInServer({
    '/lgw/games/game_menus': () => ({ json: [demoMenu('LOTT'), demoMenu('RNG')] }),
    '/wps/relay/MCSFE_getListAnnouncements': () => value({ ...none, exclusion }),
  })
  startSession(initialSession(server.status, () => 0))
  if (exclusion) enterSession('tok', demoMember())
  const onClose = vi.fn()
  await showPage(
    <>
      <MarkPage />
      <LowData value={isLowData}>
        <MenuPopup onClose={onClose} />
      </LowData>
    </>,
  )
  await screen.findByRole('dialog')
  return onClose
}

const categories = () => screen.getByRole('navigation', { name: 'Categorias' })
const hrefs = () =>
  within(categories())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('each category with a vendor comes first, then the entries of the side menu, each once', async () => {
  await open()
  await waitFor(() => expect(hrefs().slice(0, 2)).toEqual(['/lott', '/rng']))
  expect(new Set(hrefs()).size).toBe(hrefs().length)
  expect(hrefs()).toContain('/rng?gameClassify=CRASH')
  expect(hrefs()).not.toContain('/')
})

test('a link leads to its page and closes the menu; a press beside the links does not', async () => {
  const onClose = await open()
  fireEvent.click(categories())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(await within(categories()).findByRole('link', { name: 'Loterias' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByTestId('address').textContent).toBe('/lott')
})

test('the search takes the place of the menu', async () => {
  const onClose = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Buscar jogo ou provedor' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByTestId('popups').textContent).toBe('search')
})

test('MEMBER-4: a member on a break finds neither games nor promotions in it', async () => {
  await open({ endsAt: '2026-12-04T07:13:13Z' })
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Categorias' })).toBeNull())
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toContain('Início')
  expect(names).not.toContain('Promoções')
  expect(screen.queryByRole('button', { name: 'Buscar jogo ou provedor' })).toBeNull()
})

test.each([
  ['turned on', false, 'low'],
  ['turned off', true, 'full'],
])('low-data mode is %s here, and the row says what it does', async (_, isOn, choice) => {
  await open(null, isOn)
  const row = screen.getByRole('button', { name: /^Economia de dados/, pressed: isOn })
  expect(row.textContent).toContain('Imagens só quando você pede')
  expect(row.dataset['setsData']).toBe(choice)
})
