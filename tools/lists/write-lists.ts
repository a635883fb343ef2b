// npm run lists: writes into ARCHITECTURE.md what a program can read from the code.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replaceMarked, tableOfModules } from './list-modules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = `${root}ARCHITECTURE.md`
writeFileSync(page, replaceMarked(readFileSync(page, 'utf8'), tableOfModules()))
execFileSync('oxfmt', ['ARCHITECTURE.md'], { cwd: root, stdio: 'ignore' })
