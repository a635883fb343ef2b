import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { InstallCard } from './install-card.tsx'

afterEach(() => {
  cleanup()
  window.trevoInstall = undefined
})

/** What the browser sends, as the starter script of the document keeps it. */
const offer = () => {
  const prompt = vi
    .fn<() => Promise<{ readonly outcome: 'dismissed' }>>()
    .mockResolvedValue({ outcome: 'dismissed' })
  window.trevoInstall = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}

test('a browser that cannot install shows nothing', async () => {
  await showPage(<InstallCard />)
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  ['PT', 'Instalar o app'],
  ['EN', 'Install the app'],
] as const)('an offer is one press away in %s, and can be used once', async (language, name) => {
  const prompt = offer()
  await showPage(<InstallCard />, { language })
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an installed app says where to find it', async () => {
  offer()
  await showPage(<InstallCard />)
  await act(async () => window.dispatchEvent(new Event('appinstalled')))
  expect((await screen.findByRole('status')).textContent).toBe(
    'O app está instalado. Procure pelo ícone.',
  )
})
