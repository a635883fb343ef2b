import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollRules } from './use-scroll-rules.ts'

const center = '/member?page=securityCenter'
const addresses = [
  '/home',
  '/RNG',
  '/rng?gameClassify=CRASH',
  '/live',
  '/live#rules',
  '/live#none',
  `${center}&part=exclusion`,
  `${center}&part=sessions`,
  '/member?page=depositv2',
  '/sports?match=7',
]

const Site = () => {
  const main = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  useScrollRules(main)
  return (
    <main ref={main} tabIndex={-1}>
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Routes>
        <Route path="/live" element={<p id="rules">Rules</p>} />
        <Route path="*" element={<p>Anything</p>} />
      </Routes>
    </main>
  )
}

const scrollTo = vi.fn<(place: { top: number }) => void>()
const go = (address: string) => act(async () => fireEvent.click(screen.getByText(address)))
const scrollDown = (top: number) => {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}
const start = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  )

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('ROUTE-22: another route is shown from its top', async () => {
  start('/rng')
  scrollDown(700)
  await go('/live')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['/member?page=securityCenter', '/member?page=securityCenter&part=exclusion'],
  ['/member?page=securityCenter', '/member?page=securityCenter&part=sessions'],
  ['/member?page=securityCenter', '/member?page=depositv2'],
  ['/sports', '/sports?match=7'],
])('ROUTE-22: a page that the query names is shown from its top: %s to %s', async (from, to) => {
  start(from)
  scrollDown(700)
  await go(to)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['ROUTE-22: another query leaves the page where it is', '/rng', '/rng?gameClassify=CRASH'],
  ['ROUTE-22: the same route in other letters leaves the page where it is', '/rng', '/RNG'],
  ['ROUTE-22: another path of the home page leaves it where it is', '/', '/home'],
])('%s', async (_, from, next) => {
  start(from)
  scrollDown(700)
  await go(next)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('ROUTE-22: an anchor is scrolled to; one that is not there is the top of the other route', async () => {
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  start('/rng')
  scrollDown(700)
  await go('/live#rules')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
  cleanup()
  start('/rng')
  await go('/live#none')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('who comes back to a page finds it where it was left', async () => {
  start('/rng')
  await go('/live')
  scrollDown(350)
  await go('/home')
  scrollTo.mockClear()
  await go('back')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 350, behavior: 'instant' })
})
