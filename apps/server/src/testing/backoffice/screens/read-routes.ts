import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A route of the back office, as an `area.ts` names it: `withdrawals/:withdrawalId?`. */
export type Route = {
  readonly path: string
  /** Whether an address belongs to it. */
  matches(pathname: string): boolean
  /** Its address without a record; undefined if it always shows one. */
  readonly plain: string | undefined
}

const toRoute = (route: string): Route => {
  const form = route.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')
  const plain = `/${route.replaceAll(/\/:\w+\?/g, '')}`
  return {
    path: route,
    matches: (pathname) => new RegExp(`^/${form}$`).test(pathname),
    plain: plain.includes(':') ? undefined : plain,
  }
}

/** The routes of each area by the name of its folder; those that only lead elsewhere are left out. */
export const readRoutes = (): ReadonlyMap<string, readonly Route[]> =>
  new Map(
    globSync('apps/backoffice/src/pages/*/area.ts').map((file) => {
      const written = readFileSync(file, 'utf8').matchAll(
        /^ {6}(?:path: '\/?([^']+)'|index: true),\n *lazy/gm,
      )
      const routes = [...written].map(([, route]) => toRoute(route ?? ''))
      // The more exact one comes first where two match an address.
      const exact = routes.toSorted(
        (one, other) => one.path.split(':').length - other.path.split(':').length,
      )
      return [path.basename(path.dirname(file)), exact] as const
    }),
  )
