import { texts as siteEn } from '@trevo/i18n/texts/en/site.ts'
import { texts as sitePt } from '@trevo/i18n/texts/pt/site.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../session/session-state.ts'
import { startSession } from '../session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { LanguageProvider, storedLanguage, useLanguage } from './language.tsx'

const sent: { url: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  sessionStorage.clear()
  startSession(initialSession(demoStatus(), () => 0))
  // Only the server is outside the subject of these tests.
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init?.body)) })
    return Response.json({ success: true, value: null })
  })
})

const Words = () => {
  const { t, language, change } = useLanguage()
  return (
    <button type="button" onClick={() => void change(language === 'PT' ? 'EN' : 'PT')}>
      {t('common.logIn')}
    </button>
  )
}

const show = () =>
  render(
    <LanguageProvider initial={{ language: 'PT', catalog: sitePt }}>
      <Words />
    </LanguageProvider>,
  )

test('LANG-5, LANG-6: a change is applied, stored under both keys and sent to the server', async () => {
  show()
  expect(screen.getByRole('button').textContent).toBe(sitePt['common.logIn'])
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(siteEn['common.logIn']))
  expect([localStorage.getItem('hisLang'), localStorage.getItem('lang')]).toEqual(['EN', 'EN'])
  expect(storedLanguage()).toBe('EN')
  expect(document.cookie).toContain('lang=EN')
  expect(document.documentElement.lang).toBe('en-US')
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/wps/member/language', body: { language: 'EN' } }]),
  )
})

test('SESSION-9: a change drops the cached hot games and vendor lists', async () => {
  for (const key of ['hotGames:PT', 'vendors:PT', 'hotGames:EN']) sessionStorage.setItem(key, '{}')
  show()
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await waitFor(() => expect(storedLanguage()).toBe('EN'))
  const left = Object.keys(sessionStorage).filter((key) => /^(hotGames|vendors):/.test(key))
  expect(left).toEqual([])
})
