import { readFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = Record<string, { readonly file: string }>

/** Vite's manifest of the built site: module path to output file, whose name is only a hash. */
const readManifest = (): Manifest =>
  JSON.parse(
    readFileSync(path.resolve('.trevo/site/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest // written by the build

/** The URL path of the script built from a module, such as `src/pages/help/help-page.tsx`. */
export const scriptOf = (module: string): string => {
  const entry = readManifest()[module]
  if (!entry) throw new Error(`The build has no separate script for ${module}.`)
  return `/${entry.file}`
}

/** Modules by the URL path of their script. */
export const modulesByScript = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(readManifest()).map(([module, { file }]) => [`/${file}`, module]))
