import { isTest } from '../list-sources.ts'
import { buildGraph, type Graph } from './build-graph.ts'
import { drawGraph } from './draw-graph.ts'
import { readCode, type Code, type SourceFile } from './read-code.ts'
import { writeLengths } from './write-lengths.ts'

const serverFloors = ['platform', 'modules', 'compose', '(src)']
const generatedPattern = /^\/\/ Made from .+; do not edit\.\n/

/** The graph of one app: its folders without tests, named from its `src` down. */
export const graphOf = (code: readonly Code[], app: string, floors: readonly string[]): Graph => {
  const src = `apps/${app}/src/`
  const isOwn = (path: string) => path.startsWith(src) && !isTest(path)
  const own = code.flatMap(({ path, imports, ...rest }) =>
    isOwn(path)
      ? [
          {
            ...rest,
            path: path.slice(src.length),
            imports: imports.filter(isOwn).map((to) => to.slice(src.length)),
          },
        ]
      : [],
  )
  return buildGraph(own, floors)
}

type Options = {
  /** Floors of the site from the bottom up. */
  readonly site: readonly string[]
  /** The commit, if it is not the current tree. */
  readonly of?: string | undefined
}

/** The pages of `docs/graph` by name. */
export const drawTree = (
  files: readonly SourceFile[],
  { site, of }: Options,
): Readonly<Record<string, string>> => {
  const code = readCode(files)
  const at = of ? ` at ${of}` : ''
  const generated = files.filter(({ text }) => generatedPattern.test(text)).map(({ path }) => path)
  // The service worker is a separate program, outside the floors.
  return {
    'site.svg': drawGraph(`The player site${at}`, graphOf(code, 'site', ['worker', ...site])),
    'server.svg': drawGraph(`The server${at}`, graphOf(code, 'server', serverFloors)),
    'lengths.md': writeLengths(code, new Set(generated)),
  }
}
