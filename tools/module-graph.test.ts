import { expect, it } from 'vitest'
import { listImports, showImport as show, type Import } from './import-graph.ts'
import { listSources } from './list-sources.ts'
import {
  forbiddenLayers,
  packages,
  platformNeeds,
  serverModules,
  siteArrows,
  siteLayers,
} from './module-graph.ts'

const imports = listImports(/^(apps|packages)\/.*\.tsx?$/)

// Including styles, which must not import upwards either.
const siteImports = listImports(/^apps\/site\/src\/.*\.(tsx?|css)$/).filter(({ to }) =>
  to.startsWith('apps/site/src/'),
)

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const appOf = (file: string) => /^apps\/([^/]+)\//.exec(file)?.[1]
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]

it('a server module calls only the modules that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [moduleOf(from), moduleOf(to)]
    return caller && called && caller !== called && !serverModules[caller]?.calls.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

/** The fields of every `…Needs` in a needs.ts, as formatted by oxfmt. */
const fieldsOf = (text: string): string[] =>
  [...text.matchAll(/^export type \w*Needs = [^\n]*\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, field = '']) => field),
  )
const needs = listSources(/^apps\/server\/src\/modules\/[^/]+\/needs\.ts$/).map(
  ({ path, text }) => ({ name: moduleOf(path) ?? '', fields: fieldsOf(text) }),
)

it('a module is given only the neighbours that the graph lists for it', () => {
  const wrong = needs.flatMap(({ name, fields }) => {
    const arrows = serverModules[name]
    const told = arrows?.tells ? ['listeners'] : []
    const allowed = [...platformNeeds, ...told, ...(arrows?.calls ?? []), ...(arrows?.needs ?? [])]
    return fields.filter((field) => !allowed.includes(field)).map((field) => `${name}: ${field}`)
  })
  expect(wrong).toEqual([])
})

it('every need that the graph lists for a module is a field of its needs.ts', () => {
  const wrong = needs.flatMap(({ name, fields }) =>
    (serverModules[name]?.needs ?? [])
      .filter((need) => !fields.includes(need))
      .map((need) => `${name}: ${need}`),
  )
  expect(wrong).toEqual([])
})

it('the wiring of a module uses only that module, and those that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const name = /^apps\/server\/src\/compose\/wiring\/([^/]+)\.ts$/.exec(from)?.[1] ?? ''
    const handed = moduleOf(to)
    const arrows = serverModules[name]
    if (!arrows || !handed || handed === name) return false
    return ![...arrows.calls, ...arrows.needs, ...(arrows.tells ?? [])].includes(handed)
  })
  expect(wrong.map(show)).toEqual([])
})

it('every server module is in the graph', () => {
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

const partsOf = (file: string) => {
  const [, name, layer] =
    /^apps\/server\/src\/modules\/([^/]+)\/([^/]+?)(?:\.ts$|\/)/.exec(file) ?? []
  return { name, layer }
}

it('layers of a server module: domain below repository below service below http', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [partsOf(from), partsOf(to)]
    if (caller.name === undefined || caller.name !== called.name) return false
    const { layer = '' } = called
    return forbiddenLayers[caller.layer ?? '']?.includes(layer) ?? false
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
  // The service worker is a separate program.
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

it('an import of the player site points down its layers, or along an arrow that the graph lists', () => {
  const wrong = siteImports.filter((one) => !isAllowedInSite(one))
  expect(wrong.map(show)).toEqual([])
})
