import path from 'node:path'
import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'
import {
  cashierArrows,
  cashierLayers,
  packages,
  serverModules,
  siteArrows,
  siteLayers,
} from './module-graph.ts'

type Import = { from: string; to: string }

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const resolve = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const own = /^@trevo\/([^/]+)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}` : specifier
}

const imports: Import[] = listSources(/^(apps|packages)\/.*\.tsx?$/)
  .filter(({ path: file }) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(importPattern)].map(([, specifier = '']) => ({
      from: file,
      to: resolve(file, specifier),
    })),
  )

// With styles, which must not run up either.
const siteImports: Import[] = listSources(/^apps\/site\/src\/.*\.(tsx?|css)$/)
  .filter(({ path: file }) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(importPattern)]
      .map(([, specifier = '']) => ({ from: file, to: resolve(file, specifier) }))
      .filter(({ to }) => to.startsWith('apps/site/src/')),
  )

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const appOf = (file: string) => /^apps\/([^/]+)\//.exec(file)?.[1]
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]
const show = ({ from, to }: Import) => `${from} → ${to}`

it('a server module calls only the modules that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [moduleOf(from), moduleOf(to)]
    return caller && called && caller !== called && !serverModules[caller]?.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

it('every server module stands in the graph', () => {
  const seen = new Set(imports.flatMap(({ from }) => moduleOf(from) ?? []))
  expect([...seen].filter((name) => !(name in serverModules))).toEqual([])
})

it('a module is entered through its index.ts only', () => {
  const wrong = imports.filter(({ from, to }) => {
    const called = moduleOf(to)
    if (!called || moduleOf(from) === called) return false
    return to !== `apps/server/src/modules/${called}/index.ts`
  })
  expect(wrong.map(show)).toEqual([])
})

it('an app never imports another app, and a package never imports an app', () => {
  const wrong = imports.filter(({ from, to }) => appOf(to) && appOf(to) !== appOf(from))
  expect(wrong.map(show)).toEqual([])
})

it('a package uses only the packages that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [packageOf(from), packageOf(to)]
    return caller && called && caller !== called && !packages[caller]?.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

it('the platform knows no module', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('apps/server/src/platform/') && moduleOf(to),
  )
  expect(wrong.map(show)).toEqual([])
})

it('ui knows neither router nor contract', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      from.startsWith('packages/ui/') && /^react-router|packages\/contract\//.test(to),
  )
  expect(wrong.map(show)).toEqual([])
})

const site = 'apps/site/src/'
const sitePartOf = (file: string) => {
  const [layer = '', folder = ''] = file.slice(site.length).split('/')
  return { layer, folder: `${layer}/${folder}` }
}
const isAllowedInSite = ({ from, to }: Import): boolean => {
  const [caller, called] = [sitePartOf(from), sitePartOf(to)]
  // The service worker is a program of its own.
  if (caller.layer === 'worker' || called.layer === 'worker') return caller.layer === called.layer
  const [callerFloor, calledFloor] = [caller, called].map(({ layer }) =>
    siteLayers.findIndex((name) => name === layer),
  )
  if (callerFloor === undefined || calledFloor === undefined) return false
  if (callerFloor !== calledFloor) return calledFloor >= 0 && callerFloor > calledFloor
  if (caller.layer === 'app' || caller.folder === called.folder) return true
  if (called.folder === 'pages/frame') return true
  return siteArrows[caller.folder]?.includes(called.folder) ?? false
}

it('an import of the player site runs down its layers, or along an arrow that the graph lists', () => {
  const wrong = siteImports.filter((one) => !isAllowedInSite(one))
  expect(wrong.map(show)).toEqual([])
})

const findCircle = (among: readonly Import[]): readonly string[] | undefined => {
  const targets = Map.groupBy(among, ({ from }) => from)
  const done = new Set<string>()
  const circleFrom = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to } of targets.get(file) ?? []) {
      const circle = circleFrom(to, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  return [...targets.keys()].map((file) => circleFrom(file, [])).find(Boolean)
}

it('no files of the player site import each other in a circle', () => {
  expect(findCircle(siteImports)).toBeUndefined()
})

const cashier = 'apps/server/src/modules/cashier/'
const cashierImports = imports.filter(
  ({ from, to }) =>
    from.startsWith(cashier) && to.startsWith(cashier) && !from.startsWith(`${cashier}testing/`),
)
const subjectOf = (file: string): string | undefined => {
  const [first = '', second = ''] = file.slice(cashier.length).split('/')
  if (`${first}/${second}` in cashierArrows) return `${first}/${second}`
  const name = first.replace(/\.ts$/, '')
  return name in cashierArrows ? name : undefined
}
const layerOf = (file: string): number => {
  const [, second = ''] = file.slice(cashier.length).split('/')
  const name = second.startsWith('create-') ? 'use cases' : second.replace(/\.ts$/, '')
  return cashierLayers.findIndex((layer) => layer === name)
}

it('a subject of the cashier uses only the subjects that the graph lists for it', () => {
  const wrong = cashierImports.filter(({ from, to }) => {
    const [caller, called] = [subjectOf(from), subjectOf(to)]
    if (!caller || caller === called) return false
    return called === undefined || !cashierArrows[caller]?.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

it('a file of the cashier uses its own layer and those below', () => {
  const wrong = cashierImports.filter(({ from, to }) => layerOf(from) < layerOf(to))
  expect(wrong.filter(({ from }) => layerOf(from) >= 0).map(show)).toEqual([])
})

it('no files of the cashier import each other in a circle', () => {
  expect(findCircle(cashierImports)).toBeUndefined()
})
