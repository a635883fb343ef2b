import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { Link, MemoryRouter, Route, Router, Routes, useNavigate } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSiteHistory } from '../router/history.ts'
import { useScrollRules } from './use-scroll-rules.ts'

const center = '/member?page=securityCenter'
const addresses = [
  '/home',
  '/RNG',
  '/rng?gameClassify=CRASH',
  '/live',
  '/live#rules',
  '/live#none',
  `${center}&part=sessions`,
  `${center}&part=history`,
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

test('ROUTE-22: a new route is shown from its top', async () => {
  start('/rng')
  scrollDown(700)
  await go('/live')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['/member?page=securityCenter', '/member?page=securityCenter&part=sessions'],
  ['/member?page=securityCenter', '/member?page=securityCenter&part=history'],
  ['/member?page=securityCenter', '/member?page=depositv2'],
  ['/sports', '/sports?match=7'],
])('ROUTE-22: a page identified by the query is shown from its top: %s to %s', async (from, to) => {
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

test('ROUTE-22: an anchor is scrolled to; if it does not exist, the new route starts at its top', async () => {
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

test('returning to a page restores its scroll position', async () => {
  start('/rng')
  await go('/live')
  scrollDown(350)
  await go('/home')
  scrollTo.mockClear()
  await go('back')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 350, behavior: 'instant' })
})

describe('while the next page is loading', () => {
  let arrive: () => void
  let page: Promise<void>
  const Late = () => {
    use(page)
    return <p>Late page</p>
  }
  const Pages = () => {
    const main = useRef<HTMLElement>(null)
    useScrollRules(main)
    return (
      <>
        <input aria-label="search" />
        <Link to="/late">late</Link>
        <main ref={main} tabIndex={-1}>
          <Routes>
            <Route path="/late" element={<Late />} />
            <Route path="*" element={<p>First page</p>} />
          </Routes>
        </main>
      </>
    )
  }
  /** Like the site's router: the previous page stays until the next one is ready. */
  const Moves = ({ site }: { readonly site: ReturnType<typeof createSiteHistory> }) => {
    const [location, setLocation] = useState(site.read)
    const [, startMove] = useTransition()
    useLayoutEffect(() => site.listen(() => startMove(() => setLocation(site.read()))), [site])
    return (
      <Router location={location} navigator={site}>
        <Suspense>
          <Pages />
        </Suspense>
      </Router>
    )
  }
  const leaveFor = async () => {
    window.history.replaceState(null, '', '/first')
    page = new Promise((resolve) => {
      arrive = resolve
    })
    render(<Moves site={createSiteHistory()} />)
    const link = screen.getByText('late')
    act(() => link.focus())
    fireEvent.keyDown(link, { key: 'Enter' })
    await act(async () => fireEvent.click(link))
    expect(window.location.pathname).toBe('/late')
    expect(screen.getByText('First page')).toBeTruthy()
  }
  const arrived = async () => {
    await act(async () => arrive())
    expect(screen.getByText('Late page')).toBeTruthy()
  }

  test('ROUTE-22: focus moves to the content of the new page', async () => {
    await leaveFor()
    await arrived()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('ROUTE-22: focus that the visitor has moved meanwhile stays where it is', async () => {
    await leaveFor()
    const search = screen.getByLabelText('search')
    fireEvent.pointerDown(search)
    act(() => search.focus())
    await arrived()
    expect(document.activeElement).toBe(search)
  })

  test('ROUTE-22: focus that moved without the visitor, as when a popup closes, goes to the page', async () => {
    await leaveFor()
    act(() => screen.getByLabelText('search').focus())
    await arrived()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
