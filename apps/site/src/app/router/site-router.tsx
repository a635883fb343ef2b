import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { Router, useRoutes, type Location, type Navigator } from 'react-router'
import { Moving } from '../../core/router/is-moving.ts'
import { hrefOf, type SiteHistory } from './history.ts'
import { routes } from './routes.tsx'

const Pages = () => useRoutes(routes)

/** The browser's router: navigation is a transition, so the new lazy page replaces the old one only when complete. */
export const SiteRouter = ({ history }: { readonly history: SiteHistory }) => {
  const [location, setLocation] = useState(history.read)
  const [isMoving, startMove] = useTransition()
  // Runs before the page can be pressed: an unhandled navigation would change only the address.
  useLayoutEffect(
    () => history.listen(() => startMove(() => setLocation(history.read()))),
    [history],
  )
  return (
    <Frame location={location} navigator={history} isMoving={isMoving}>
      <Pages />
    </Frame>
  )
}

/** The same tree on the server, without navigation. */
export const ServerRouter = ({ location }: { readonly location: Location }) => (
  <Frame location={location} navigator={still} isMoving={false}>
    <Pages />
  </Frame>
)

const Frame = ({
  location,
  navigator,
  isMoving,
  children,
}: {
  location: Location
  navigator: Navigator
  isMoving: boolean
  children: ReactNode
}) => (
  <Moving value={isMoving}>
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  </Moving>
)

const still: Navigator = {
  // Hydration keeps the server's output, so a query or anchor missing here stays missing.
  createHref: hrefOf,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}
