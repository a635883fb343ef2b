import { run } from '../common/run.ts'

const program = ['--disable-warning=ExperimentalWarning', 'tools/art/write-art-sheet.ts']
process.exitCode = await run(process.execPath, [...program, ...process.argv.slice(2)])
