// npm run dossier -- [certified commit or tag]: writes .trevo/dossier.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listDossier } from './list-dossier.ts'

const folder = fileURLToPath(new URL('../../.trevo', import.meta.url))
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/dossier.md`, await listDossier(process.argv[2]))
process.stdout.write('written: .trevo/dossier.md\n')
