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

/** The parts of the navigation. */
export type Group = 'top' | 'queues' | 'run' | 'company' | 'own'

type AreaRoutes = {
  readonly area: string
  readonly group: Group
  readonly routes: readonly Route[]
}

const readArea = (file: string): AreaRoutes => {
  const text = readFileSync(file, 'utf8')
  const written = text.matchAll(/^ {6}(?:path: '\/?([^']+)'|index: true),\n *lazy/gm)
  const [, group] = /^ {2}group: '(\w+)',$/m.exec(text) ?? []
  return {
    area: path.basename(path.dirname(file)),
    group: group as Group, // the type of an area holds that it is one
    // The more exact one comes first where two match an address.
    routes: [...written]
      .map(([, route]) => toRoute(route ?? ''))
      .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length),
  }
}

/** The areas of these groups with their routes; those that only lead elsewhere are left out. */
export const readRoutes = (groups: readonly Group[]): readonly AreaRoutes[] =>
  globSync('apps/backoffice/src/pages/*/area.ts')
    .map(readArea)
    .filter(({ group }) => groups.includes(group))
