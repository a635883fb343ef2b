import { beforeEach, expect, test, vi } from 'vitest'
import { readConsent } from './consent.ts'
import { chooseConsent, loadAnalytics } from './analytics.ts'

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="gtag"]')
const cookies = () => document.cookie.split('; ').map((pair) => pair.split('=')[0])

// jsdom loads neither scripts nor frames, and would log an error for each.
const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })

beforeEach(() => {
  for (const name of cookies())
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`
  script()?.remove()
  document.body.replaceChildren()
  delete window.dataLayer
})

test('START-6: the script for the brand’s id is loaded for visitors who agreed, and gets that id', () => {
  document.cookie = 'consent=analytics; path=/'
  loadAnalytics('G-TREVO')
  expect(script()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TREVO')
  const said = (window.dataLayer ?? []).map((call) => [...(call as IArguments)].slice(0, 2))
  expect(said[1]).toEqual(['config', 'G-TREVO'])
})

test.each([
  ['nobody was asked yet', 'G-TREVO', ''],
  ['the visitor refused', 'G-TREVO', 'consent=none; path=/'],
  ['the brand measures nothing', null, 'consent=analytics; path=/'],
  ['the cookie has another value', 'G-TREVO', 'consent=analyticsx; path=/'],
])('nothing is loaded when %s', (_, gtagId, cookie) => {
  document.cookie = cookie
  loadAnalytics(gtagId)
  expect(script()).toBeNull()
  expect(window.dataLayer).toBeUndefined()
})

test('consent is stored, and the page reloads with the policy that allows the script', () => {
  const reload = vi.fn<() => void>()
  chooseConsent('analytics', 'G-TREVO', reload)
  expect(readConsent()).toBe('analytics')
  expect(reload).toHaveBeenCalledOnce()
  chooseConsent('analytics', 'G-TREVO', reload)
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['<iframe></iframe>', '<dialog open></dialog>'])(
  'a page with %s in it is not reloaded while the visitor uses it',
  (open) => {
    document.body.innerHTML = open
    const reload = vi.fn<() => void>()
    chooseConsent('analytics', 'G-TREVO', reload)
    expect(readConsent()).toBe('analytics')
    expect(reload).not.toHaveBeenCalled()
  },
)

test('a refusal stops the running script and deletes its cookies', () => {
  for (const name of ['_ga=1', '_ga_TREVO=2', 'other=3']) document.cookie = `${name}; path=/`
  const reload = vi.fn<() => void>()
  chooseConsent('none', 'G-TREVO', reload)
  expect(cookies().toSorted()).toEqual(['consent', 'other'])
  expect(window).toHaveProperty(['ga-disable-G-TREVO'], true)
  expect(reload).not.toHaveBeenCalled()
})
