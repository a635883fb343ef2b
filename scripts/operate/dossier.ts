import { run } from '../common/run.ts'

const program = ['--disable-warning=ExperimentalWarning', 'tools/dossier/write-dossier.ts']
process.exitCode = await run(process.execPath, [...program, ...process.argv.slice(2)])
