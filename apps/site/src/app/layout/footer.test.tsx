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
