import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listSources } from '../list-sources.ts'
import { serverModules } from '../module-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = 'apps/server/src/modules'

/** Names of the subfolders of a folder. */
export const listFolders = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .toSorted()

/** The first sentence below the title of a page. */
const firstSentence = (page: string): string => {
  const [, paragraph = ''] = page.split('\n\n')
  const [sentence = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.)\s/)
  return sentence.trim()
}

/** Schemas that a folder's migrations create. */
export const schemasOf = (folder: string): string[] =>
  listSources(/\.sql$/)
    .filter(({ path }) => path.startsWith(`${folder}/migrations/`))
    .flatMap(({ text }) => [...text.matchAll(/^create schema (?:if not exists )?([a-z_]+);/gm)])
    .map(([, name = '']) => name)

/** The table of the server's modules in Markdown, from READMEs, migrations and the graph. */
export const tableOfModules = (): string => {
  const rows = listFolders(modules).map((name) => {
    const page = readFileSync(`${root}${modules}/${name}/README.md`, 'utf8')
    const schema = schemasOf(`${modules}/${name}`).map((one) => `\`${one}\``)
    const cells = [
      `[${name}](${modules}/${name}/README.md)`,
      firstSentence(page),
      schema.join(', '),
      (serverModules[name]?.calls ?? []).join(', '),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return ['| Module | Is | Schema | Calls |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
