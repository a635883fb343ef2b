import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import AppPopup from './app-popup.tsx'

const store = { resourceType: 'ios', url: 'https://store.example/trevo', labelNameEn: 'iOS' }

const show = async (info: Partial<SystemStatus['info']>, isPhone = false) => {
  startSession(initialSession(demoStatus({ info }), () => 0))
  const ofDesktop = matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...ofDesktop(query),
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await showPage(<AppPopup onClose={() => undefined} />)
  const part = (name: string) => screen.findByRole('region', { name })
  return { ios: await part('iOS'), android: await part('Android') }
}
const steps = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('SIDE-4: an app in a store is found there; otherwise the site itself is installed', async () => {
  const { ios, android } = await show({ resources: [store], mainDomain: 'trevo.example' })
  expect(within(ios).getByRole('link').getAttribute('href')).toBe(store.url)
  expect(steps(ios)).toEqual([
    'Aponte a câmera para o código ou toque nele.',
    'Na loja, toque em Instalar e espere terminar.',
    'Abra o Trevo pelo ícone novo.',
  ])
  expect(within(android).getByRole('link').getAttribute('href')).toBe('https://trevo.example/')
  expect(steps(android)[1]).toBe('No Chrome, toque no menu de três pontos.')
  expect(within(android).getByRole('img', { name: 'QR code para Android' })).toBeTruthy()
})

test('a brand may name its site with a protocol', async () => {
  const { ios } = await show({ resources: [], mainDomain: 'http://localhost:3000' })
  expect(within(ios).getByRole('link').getAttribute('href')).toBe('http://localhost:3000/')
})

test('MODAL-13: a phone cannot scan its own screen, so it gets no code', async () => {
  const { ios } = await show({ resources: [store] }, true)
  expect(within(ios).queryByRole('img')).toBeNull()
  expect(within(ios).getByRole('link', { name: 'iOS' })).toBeTruthy()
})
