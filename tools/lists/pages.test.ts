import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listSources } from '../list-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = listSources(/\.md$/).filter(({ path: page }) => !page.startsWith('docs/graph/'))

// A path is relative to the root, to the page's own folder, to its `src`, or to the modules.
const startsOf = (page: string): string[] => {
  const folder = path.posix.dirname(page)
  return ['', folder, `${folder}/src`, 'apps/server/src', 'apps/server/src/modules']
}
/** `adr/0011` and `migrations/0003` stand for the one file with that number. */
const hasNumber = (file: string): boolean => {
  const folder = path.dirname(file)
  return (
    /^\d{4}$/.test(path.basename(file)) &&
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(path.basename(file)))
  )
}
const isThere = (page: string, name: string): boolean =>
  startsOf(page).some((start) => {
    const file = path.join(root, start, name)
    return existsSync(file) || hasNumber(file)
  })

const pathPattern =
  /`((?:\.{0,2}[a-z0-9-]+\/)+(?:[a-z0-9.-]*[a-z0-9])?(?:\.(?:ts|tsx|md|sql|json|svg|lua|mjs))?)`/g
// Kinds of folders such as `service/`, built or stored files, and words with a slash.
const notFiles = /^[a-z]+\/$|^\.trevo\/|^(application|text|image)\//

it('every link in a page has a target', () => {
  const wrong = pages.flatMap(({ path: page, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => !existsSync(path.join(root, path.posix.dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  )
  expect(wrong).toEqual([])
})

it('every file and folder that a page names exists', () => {
  const among = pages.filter(({ path: page }) => !page.startsWith('docs/adr/'))
  const wrong = among.flatMap(({ path: page, text }) =>
    [...text.matchAll(pathPattern)]
      .map(([, name = '']) => name)
      .filter((name) => !notFiles.test(name) && !isThere(page, name))
      .map((name) => `${page}: ${name}`),
  )
  expect(wrong).toEqual([])
})

it('every decision has a status, its context, the decision and its consequences', () => {
  const decisions = pages.filter(({ path: page }) => page.startsWith('docs/adr/'))
  expect(decisions.length).toBeGreaterThan(30)
  const wrong = decisions.filter(({ path: page, text }) => {
    const [title = '', ...parts] = text.match(/^##? .*/gm) ?? []
    const number = /\/(\d{4})-/.exec(page)?.[1]
    return (
      !title.startsWith(`# ${number} `) ||
      parts.join() !== '## Status,## Context,## Decision,## Consequences'
    )
  })
  expect(wrong.map(({ path: page }) => page)).toEqual([])
})

it('docs/where.md answers each question with paths from the root', () => {
  const page = pages.find((one) => one.path === 'docs/where.md')?.text ?? ''
  const rows = page.split('\n').filter((line) => /^\| (?!Question|Task|---)/.test(line))
  expect(rows.length).toBeGreaterThan(30)
  const paths = rows.flatMap((row) =>
    [...row.matchAll(/`((?:apps|packages|docs|scripts|tools|e2e)\/[^`]+)`/g)].map(
      ([, to = '']) => to,
    ),
  )
  expect(paths.filter((to) => !existsSync(path.join(root, to)))).toEqual([])
  expect(rows.filter((row) => !/`(apps|packages|docs|scripts|tools)\//.test(row))).toEqual([])
})

it('the README of the requirements says how many rows each page has', () => {
  const folder = 'docs/requirements'
  const readme = pages.find((one) => one.path === `${folder}/README.md`)?.text ?? ''
  const rows = [...readme.matchAll(/^\| \[[A-Z]+\]\(([a-z]+\.md)\)[^|]*\|[^|]*\| (\d+)/gm)]
  expect(rows.length).toBeGreaterThan(20)
  for (const [, name = '', count = ''] of rows) {
    const page = pages.find((one) => one.path === `${folder}/${name}`)?.text ?? ''
    const own = [...page.matchAll(/^\| ([A-Z]+-P?\d+) +\|/gm)]
    expect(own.length, name).toBe(Number(count))
  }
})

it('pages of the requirements link to nothing outside the project', () => {
  const among = pages.filter(({ path: page }) => page.startsWith('docs/requirements/'))
  const wrong = among.flatMap(({ path: page, lines }) =>
    lines
      .filter((line) => /https?:\/\/|\bissue #?\d|\.\.\/\.\.\//.test(line))
      .map((line) => `${page}: ${line}`),
  )
  expect(wrong).toEqual([])
})

it('where.md leads to each of its twelve tasks in two steps: a folder, then an existing file', () => {
  const where = pages.find(({ path: page }) => page === 'docs/where.md')
  const [, section = ''] = (where?.text ?? '').split(/^## Twelve tasks.*$/m)
  const rows = (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!Task|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows).toHaveLength(12)
  for (const [, task = '', folder = '', file = ''] of rows) {
    expect(folder, task).not.toBe('')
    const named = [...file.matchAll(pathPattern)].map(([, name = '']) => path.join(root, name))
    expect(
      named.some((name) => existsSync(name) && statSync(name).isFile()),
      task,
    ).toBe(true)
  }
})
