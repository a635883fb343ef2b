import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer } from '../../testing/stand-in-server.ts'
import { Footer } from './footer.tsx'

test('MODEL-20: a resource links to its url under the label of labelNameEn, or else its own name', async () => {
  await standInServer({ '/lgw/games/game_menus': () => ({ json: [] }) })
  const resources = [
    { resourceType: 'TELEGRAM', url: 'https://t.example/canal', labelNameEn: 'Nosso canal' },
    { resourceType: 'YOUTUBE', url: 'https://y.example/trevo', labelNameEn: '' },
  ]
  startSession(initialSession(demoStatus({ info: { resources } }), () => 0))
  await showPage(<Footer />)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Nosso canal')).toBe('https://t.example/canal')
  expect(hrefOf('YouTube')).toBe('https://y.example/trevo')
})

test('L art. 15, L art. 26 § 4: the footer names licence, regulator, ombudsman, warning and who may not play', async () => {
  await standInServer({ '/lgw/games/game_menus': () => ({ json: [] }) })
  const notices = {
    licence: 'Portaria 12/2025',
    regulator: 'SPA/MF',
    regulatorUrl: 'https://spa.example/',
    ombudsman: 'Ouvidoria 0800',
    ombudsmanPath: 'tel:0800',
    warning: 'Jogue com responsabilidade.',
    barred: 'Menores não apostam.',
  }
  startSession(
    initialSession(
      demoStatus({ info: { brand: { ...demoStatus().info.brand, notices, ageMessage: 21 } } }),
      () => 0,
    ),
  )
  await showPage(<Footer />)
  expect(screen.getByRole('link', { name: 'SPA/MF' }).getAttribute('href')).toBe(
    'https://spa.example/',
  )
  expect(screen.getByRole('link', { name: 'Ouvidoria 0800' }).getAttribute('href')).toBe('tel:0800')
  const text = document.querySelector('footer')?.textContent ?? ''
  for (const part of ['Portaria 12/2025', notices.warning, notices.barred, '21+']) {
    expect(text).toContain(part)
  }
})
